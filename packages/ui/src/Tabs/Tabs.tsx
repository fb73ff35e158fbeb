import {
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { nextTab } from './nextTab.ts';
import * as css from './Tabs.css.ts';
import { useHiddenUntilFound } from './useHiddenUntilFound.ts';
import { useLayoutAhead } from './useLayoutAhead.ts';

export type Tab = { id: string; label: string; content: ReactNode };

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab, when the parent keeps it. */
  value?: string;
  /** @default the first tab */
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** `halves`: two tabs in two equal columns. @default 'row' */
  layout?: 'row' | 'halves';
};

/**
 * Parts of one page under one another's names (W3C tabs pattern, automatic activation). All panels stay in
 * the markup, so search engines and "find in page" read them; the closed ones are hidden.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange, layout = 'row' }: TabsProps) {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  // At once, before the parent has kept it: an address that follows redraws more than the tabs.
  const [shown, showAtOnce] = useOptimistic(wanted);
  const open = tabs.find((tab) => tab.id === shown)?.id ?? tabs[0]?.id;
  useActiveTabInView(row, `${base}-tab-${open}`);
  useLayoutAhead(root);
  const choose = (id: string) =>
    startTransition(() => {
      showAtOnce(id);
      setOwn(id);
      onChange?.(id);
    });
  const handleKey = (event: KeyboardEvent, at: number) => {
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  return (
    <div ref={root}>
      <div ref={row} role="tablist" aria-label={label} className={css.list[layout]}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            className={css.tab}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => handleKey(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          base={base}
          tab={tab}
          open={tab.id === open}
          onFound={() => choose(tab.id)}
        />
      ))}
    </div>
  );
}

/**
 * On a phone the row is longer than the screen: the open tab scrolls into it, the page stays. Again
 * when the row gets another width: shown after having been hidden, or turned with the phone.
 */
function useActiveTabInView(row: RefObject<HTMLElement | null>, tabId: string) {
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    scrollTabIntoView(list, tabId);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => scrollTabIntoView(list, tabId));
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, tabId]);
}

function scrollTabIntoView(row: HTMLElement, tabId: string) {
  const tab = document.getElementById(tabId);
  if (tab === null) return;
  const { left, right } = row.getBoundingClientRect();
  const { left: start, right: end } = tab.getBoundingClientRect();
  const gutter = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0;
  if (start < left + gutter) row.scrollLeft -= left + gutter - start;
  else if (end > right - gutter) row.scrollLeft += end - (right - gutter);
}

type PanelProps = { base: string; tab: Tab; open: boolean; onFound: () => void };

function Panel({ base, tab, open, onFound }: PanelProps) {
  const panel = useHiddenUntilFound<HTMLDivElement>(!open, onFound);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={`${base}-panel-${tab.id}`}
      aria-labelledby={`${base}-tab-${tab.id}`}
      tabIndex={open ? 0 : -1}
      hidden={!open}
    >
      <div className={css.content}>{tab.content}</div>
    </div>
  );
}
