import { type ReactElement, ViewTransition } from 'react';
import { picture } from './SharedElementImage.css.ts';

export type SharedElementImageProps = {
  /** Of the product that is in the picture. */
  id: string;
  children: ReactElement;
};

/**
 * The picture of a product, animated from its card to its page by a view transition, where the browser
 * has them and the visitor has not asked for less motion. Nothing else of the page is animated.
 */
export function SharedElementImage({ id, children }: SharedElementImageProps) {
  return (
    <ViewTransition name={`picture-${id}`} share={picture} default="none">
      {children}
    </ViewTransition>
  );
}
