import { Button } from '@vetta/ui';
import { useAtom } from 'jotai';
import { pickBoxAtom } from '../../state/compare.ts';
import { switchCopy } from './CompareSwitch.copy.ts';
import { loadCompareTools } from './loadCompareTools.ts';
import { TrayWhenChosen } from './TrayWhenChosen.tsx';

/** 'Confronta' beside the count: each card then has a box (docs/rules.md#comparison). */
export function CompareSwitch() {
  const [tools, setTools] = useAtom(pickBoxAtom);
  const toggle = async () => setTools(tools === null ? await loadCompareTools() : null);
  return (
    <>
      <Button variant="text" icon="compare" aria-pressed={tools !== null} onClick={toggle}>
        {switchCopy.compare}
      </Button>
      <TrayWhenChosen />
    </>
  );
}
