import { Spinner } from '@vetta/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../browser/useIsHydrated.ts';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { messages } from '../../../content/messages.ts';
import type * as Labels from './labels.ts';

export type LabelTabProps = {
  kind: 'nutrition' | 'usage' | 'ingredients';
  slug: string;
  title: string;
  brandName?: string;
  isEdible: boolean;
  details?: ProductDetails;
  /** The visitor is about to look at the tabs. */
  isWanted: boolean;
};

const loadLabels = () => import('./labels.ts');
let loadedLabels: typeof Labels | null = null;

const DrawnNow = lazy(async () => {
  const labels = await loadLabels();
  return { default: (props: LabelTabProps) => <Label labels={labels} {...props} /> };
});

/**
 * A tab whose content the parser reads from the label. The parser is half of a product page's code
 * and its first view shows nothing of it: where the build has drawn the tab, that markup stays as it
 * is until the visitor turns to the tabs or the API tells something new. Nothing in it has to answer
 * to a click before; links in it are links.
 */
export function LabelTab(props: LabelTabProps) {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [drawnFrom] = useState(() => JSON.stringify(props.details));
  const isNeeded = !isPrerendered || props.isWanted || drawnFrom !== JSON.stringify(props.details);
  const labels = useLabels(isNeeded);

  // The build waits for the parser; so does nobody else.
  if (typeof document === 'undefined') {
    return (
      <div>
        <Suspense>
          <DrawnNow {...props} />
        </Suspense>
      </div>
    );
  }
  if (labels !== null && isNeeded) {
    return (
      <div>
        <Label labels={labels} {...props} />
      </div>
    );
  }
  if (isPrerendered) {
    // React takes the element over and leaves what is in it alone.
    return <div suppressHydrationWarning dangerouslySetInnerHTML={keptMarkup} />;
  }
  return <Spinner>{messages.loading}</Spinner>;
}

const keptMarkup = { __html: '' };

function useLabels(isNeeded: boolean): typeof Labels | null {
  const [labels, setLabels] = useState(loadedLabels);
  useEffect(() => {
    if (!isNeeded || labels !== null) return undefined;
    let isGone = false;
    const load = async () => {
      try {
        loadedLabels = await loadLabels();
        if (!isGone) setLabels(loadedLabels);
      } catch (error) {
        // Without a network the prerendered label stays.
        console.warn('The label could not be read anew.', error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isNeeded, labels]);
  return labels;
}

function Label({ labels, ...props }: LabelTabProps & { labels: typeof Labels }) {
  const { kind, slug, title, brandName, isEdible, details } = props;
  if (kind === 'nutrition') {
    return <labels.NutritionTab slug={slug} title={title} details={details} />;
  }
  if (kind === 'usage')
    return <labels.UsageTab slug={slug} details={details} isEdible={isEdible} />;
  return <labels.IngredientsTab slug={slug} brandName={brandName} details={details} />;
}
