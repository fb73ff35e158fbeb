import { type ReactNode, ViewTransition } from 'react';
import { picture } from './SharedElementImage.css.ts';

export type SharedElementImageProps = {
  /** Of the product that is in the picture. */
  id: string;
  children: ReactNode;
};

/**
 * The picture of a product: from its card to its page it travels, where the browser can and motion is
 * welcome. Nothing else of a page moves: what is new stands there at once.
 */
export function SharedElementImage({ id, children }: SharedElementImageProps) {
  return (
    <ViewTransition name={`picture-${id}`} share={picture} default="none">
      {children}
    </ViewTransition>
  );
}
