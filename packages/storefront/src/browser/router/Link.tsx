import { type ComponentProps, type MouseEvent, use } from 'react';
import { addressOf, resolveTo } from './location.ts';
import { PrefetchContext } from './prefetch.ts';
import { useHistory } from './Router.tsx';

export type LinkProps = ComponentProps<'a'> & {
  /** A path of this site. */
  href: string;
};

/** An anchor that stays in the page. What the visitor wants in another tab is the browser's. */
export function Link({ href, onClick, children, ...anchor }: LinkProps) {
  const history = useHistory();
  const prefetch = use(PrefetchContext);
  const prepare = () => prefetch(href);
  return (
    <a
      href={href}
      {...anchor}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const { location } = history.visit;
        // A link to where one is makes no entry that Back would have to step over.
        const replace = addressOf(resolveTo(href, location.pathname)) === addressOf(location);
        history.navigate(href, { replace });
      }}
    >
      {children}
    </a>
  );
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && (target === '' || target === '_self') && !hasModifier;
}
