import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useKeyDown } from '../hooks/useKeyDown.ts';
import * as css from './Tooltip.css.ts';
import { tooltipDelay } from './tooltipDelay.ts';

export type TooltipProps = {
  /** A few words more; never the only way to know them. */
  text: string;
  /** Gets the id for `aria-describedby` while the words are shown. */
  children: (describedBy: string | undefined) => ReactNode;
};

let lastClosedMs: number | null = null;

/** Words that appear over a control when the pointer rests or the focus arrives; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedMs = performance.now();
    setOpen(false);
  };
  const wait = () => {
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now(), lastClosedMs));
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeyDown('Escape', close, open);
  return (
    // The span only listens to what happens on the control inside it.
    <span
      className={css.host}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') wait();
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={close}
    >
      {children(open ? id : undefined)}
      {open && (
        <span role="tooltip" id={id} className={css.bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
