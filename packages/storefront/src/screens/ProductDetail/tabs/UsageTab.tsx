import { BigFigure, List, Panel, Split, Stack, Text, Tip } from '@vetta/ui';
import { Suspense } from 'react';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { servingFigure } from '../nutrition/servingFigure.ts';
import { useLabel } from '../../../data/useLabel.ts';
import { usageCopy } from './usage.copy.ts';
import { productWarnings } from './productWarnings.ts';
import { usageSteps } from './usageSteps.ts';
import { usageTip } from './usageTip.ts';
import * as tabsCss from './tabs.css.ts';
import * as css from './UsageTab.css.ts';

export type UsageTabProps = {
  slug: string;
  details?: ProductDetails;
  /** Category 6 has no dose and none of the fixed warnings (docs/rules.md#usage-tab). */
  isEdible: boolean;
};

export function UsageTab({ slug, details, isEdible }: UsageTabProps) {
  const usage = details?.usage ?? usageCopy.default;
  const steps = usageSteps(usage);
  const warnings = productWarnings(details?.warnings, isEdible);
  return (
    <Split ratio="7-5">
      <div>
        {isEdible && (
          <Suspense>
            <Dose slug={slug} details={details} />
          </Suspense>
        )}
        {steps.length > 1 ? (
          <List marker="steps" items={steps} />
        ) : (
          <Text size="lead" tone="strong">
            {usage}
          </Text>
        )}
      </div>
      <Stack gap={6}>
        {warnings.length > 0 && (
          <Panel variant="framed" icon="alert" title={usageCopy.warnings}>
            <List marker="above" items={warnings} />
          </Panel>
        )}
        <div className={tabsCss.screenOnly}>
          <Tip title={usageCopy.tip}>{usageTip(usage)}</Tip>
        </div>
      </Stack>
    </Split>
  );
}

/** The dose as a figure, where the label measures it. */
function Dose({ slug, details }: Omit<UsageTabProps, 'isEdible'>) {
  const { nutrition: content } = useLabel(slug, details);
  const dose = content.kind === 'table' ? servingFigure(content.table) : undefined;
  if (dose === undefined) return null;
  return (
    <div className={css.dose}>
      <BigFigure size="dose" unit={dose.unit}>
        {dose.figure}
      </BigFigure>
      <p className={css.doseText}>{dose.text}</p>
    </div>
  );
}
