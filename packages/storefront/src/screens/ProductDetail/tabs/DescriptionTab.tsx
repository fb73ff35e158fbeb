import { KeyValueGrid, Panel, Split, Stack, Tip } from '@vetta/ui';
import type { TechnicalRow } from '../../../catalogue/features.ts';
import { messages } from '../../../content/messages.ts';
import { descriptionCopy } from './description.copy.ts';
import { Prose } from './Prose.tsx';

export type DescriptionTabProps = {
  /** The long description, else the short one (docs/rules.md#description-tab). */
  text?: string;
  /**
   * The text behind the marker; without it the tab gives general advice
   * (docs/rules.md#description-tab).
   */
  expertTip?: string;
  /** Shown here for products without a nutrition tab, where it would have no other place. */
  technicalGrid: readonly TechnicalRow[];
};

export function DescriptionTab({ text, expertTip, technicalGrid }: DescriptionTabProps) {
  const prose = <Prose>{text ?? messages.noDescription}</Prose>;
  const tip =
    expertTip === undefined ? (
      <Tip tone="plain" title={descriptionCopy.generalAdvice}>
        {descriptionCopy.generalAdviceText}
      </Tip>
    ) : (
      <Tip title={descriptionCopy.expertTip} signature={descriptionCopy.expertNote}>
        {expertTip}
      </Tip>
    );
  if (technicalGrid.length === 0) {
    return (
      <Split ratio="7-5">
        {prose}
        {tip}
      </Split>
    );
  }
  return (
    <Split ratio="7-5">
      <Stack gap={7}>
        {prose}
        {tip}
      </Stack>
      <Panel variant="ruled" title={descriptionCopy.technical}>
        <KeyValueGrid
          columns="wide"
          emphasis="strong"
          items={technicalGrid.map(({ name, value }, index) => ({
            id: `${index}`,
            term: name,
            detail: value,
          }))}
        />
      </Panel>
    </Split>
  );
}
