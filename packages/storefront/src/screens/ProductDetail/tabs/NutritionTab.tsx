import { Spinner } from '@vetta/ui';
import { Suspense, useEffect } from 'react';
import { deferred, deferredComponent } from '../../../browser/deferred.ts';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { messages } from '../../../content/messages.ts';
import { NutritionBlock } from '../NutritionBlock.tsx';
import { useLabel } from '../../../data/useLabel.ts';
import type { NutritionContent } from '../../../contract/label.ts';

const NutritionFallback = deferredComponent(
  deferred(async () => (await import('./NutritionFallback.tsx')).NutritionFallback, {
    when: 'interaction',
  }),
);

export type NutritionTabProps = { slug: string; title: string; details?: ProductDetails };

/**
 * The label, from the first source that has something to show
 * (docs/rules.md#nutrition-source-order).
 */
export function NutritionTab(props: NutritionTabProps) {
  return (
    <Suspense fallback={<Spinner>{messages.loading}</Spinner>}>
      <Nutrition {...props} />
    </Suspense>
  );
}

function Nutrition({ slug, title, details }: NutritionTabProps) {
  const { nutrition: content } = useLabel(slug, details);
  useDiagnosticsLog(slug, content);
  if (content.kind === 'table')
    return <NutritionBlock heading={content.heading} title={title} table={content.table} />;
  return (
    <NutritionFallback slug={slug} content={content} technicalGrid={details?.technicalGrid ?? []} />
  );
}

type DiagnosticsLog = (slug: string, content: NutritionContent) => void;

function useDevelopmentLog(slug: string, content: NutritionContent): void {
  useEffect(() => {
    if (content.kind !== 'table') return;
    for (const { severity, code, message } of content.diagnostics) {
      if (severity !== 'info') console.warn(`Nutrition of ${slug}: ${code}: ${message}`);
    }
  }, [slug, content]);
}

const noLog: DiagnosticsLog = () => {};

/** What the parser doubts about a label, for whoever maintains the catalogue: in development only. */
const useDiagnosticsLog: DiagnosticsLog = import.meta.env.DEV ? useDevelopmentLog : noLog;
