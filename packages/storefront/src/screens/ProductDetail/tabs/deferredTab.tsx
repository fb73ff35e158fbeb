import { Spinner } from '@vetta/ui';
import { type ComponentType, Suspense, useState } from 'react';
import { type Deferred, deferredComponent, useDeferred } from '../../../browser/deferred.ts';
import { useIsHydrated } from '../../../browser/useIsHydrated.ts';
import { messages } from '../../../content/messages.ts';

type Later = {
  /** What the tab is drawn from: what the build has drawn stands for as long as this says the same. */
  from: unknown;
  /** The built markup does not do all that the tab does. @default false */
  shouldLoad?: boolean;
};

/**
 * A tab, or another part of the page, whose code the first view does without.
 * @param hasSpinner while its code comes, where the build has drawn nothing
 *
 * Where the build has drawn it, that markup stays as it is until the API tells something new.
 * Nothing in it has to answer to a click; links in it are links.
 */
export function deferredTab<Props extends object>(
  code: Deferred<ComponentType<Props>>,
  hasSpinner = true,
): ComponentType<Props & Later> {
  const LoadedTab = deferredComponent(code);

  return function DeferredTab(props) {
    const isHydrated = useIsHydrated();
    const [isPrerendered, setPrerendered] = useState(!isHydrated);
    const from = JSON.stringify(props.from);
    const [drawnFrom] = useState(from);
    const isNeeded = !isPrerendered || props.shouldLoad === true || drawnFrom !== from;
    const { module: Tab } = useDeferred(code, isNeeded);

    // The build waits for the code; so does nobody else.
    if (typeof document === 'undefined') {
      return (
        <div>
          <Suspense>
            <LoadedTab {...props} />
          </Suspense>
        </div>
      );
    }
    if (Tab !== null && isNeeded) {
      return (
        <div>
          <Tab {...props} />
        </div>
      );
    }
    if (isPrerendered) {
      // React hydrates the element and leaves what is in it alone. It is empty where React has drawn the
      // page anew, since the browser had translated it (docs/rules.md#translated-pages).
      const checkMarkup = (place: HTMLElement | null) => {
        if (place?.firstChild === null) setPrerendered(false);
      };
      return (
        <div ref={checkMarkup} suppressHydrationWarning dangerouslySetInnerHTML={preservedMarkup} />
      );
    }
    return hasSpinner ? <Spinner>{messages.loading}</Spinner> : null;
  };
}

const preservedMarkup = { __html: '' };
