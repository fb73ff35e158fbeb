import { tub } from './EmptyShelf.css.ts';

/** The dashed outline of a product that is not there. */
export function Tub({ shape = 'jar' }: { shape?: 'jar' | 'box' }) {
  return shape === 'jar' ? (
    <svg className={tub} viewBox="0 0 200 240" width="197" height="236" aria-hidden="true">
      <path d="M14 240V48Q14 42 20 42H180Q186 42 186 48V240M22 42V8Q22 2 28 2H172Q178 2 178 8V42" />
    </svg>
  ) : (
    <svg className={tub} viewBox="0 0 190 240" width="187" height="236" aria-hidden="true">
      <path d="M10 240V2H180V240M10 26H180" />
    </svg>
  );
}
