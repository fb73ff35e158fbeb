import { Button } from '@vetta/ui';
import { useAtom } from 'jotai';
import { compareAtom } from '../../state/compare.ts';
import { compareWords, listWords } from './CompareButton.copy.ts';
import { compareTools, DeferredCompareTools } from './DeferredCompareTools.tsx';

export type CompareSwitchProps = {
  /**
   * What it stands on, by slug, where it speaks of that: it is pressed where any of it is chosen.
   * Without it the switch says whether the visitor chooses.
   */
  shown?: readonly string[];
};

/** 'Confronta' beside the count: each card then has a box (docs/rules.md#comparison). */
export function CompareSwitch({ shown }: CompareSwitchProps) {
  const [{ CompareCheckbox, slugs }, setState] = useAtom(compareAtom);
  const isOn = CompareCheckbox !== undefined;
  const isChosen = shown?.some((slug) => slugs.includes(slug)) ?? isOn;
  async function toggle() {
    const next = isOn ? undefined : (await compareTools.load()).CompareCheckbox;
    setState((state) => ({ ...state, CompareCheckbox: next }));
  }
  return (
    <>
      <Button variant="text" icon="compare" aria-pressed={isChosen} onClick={toggle}>
        {shown === undefined ? listWords() : compareWords(isChosen, slugs.length)}
      </Button>
      <DeferredCompareTools form={shown === undefined ? 'tray' : 'tag'} />
    </>
  );
}
