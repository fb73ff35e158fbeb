import {
  createContext,
  createElement,
  use,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** An anchor's props, as far as the parts of this library use them. */
export type LinkProps = {
  href: string;
  children?: ReactNode;
  className?: string;
  id?: string;
  ref?: Ref<HTMLAnchorElement>;
  target?: '_blank';
  rel?: string;
  tabIndex?: number;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
};

const PlainLink = ({ children, ...anchor }: LinkProps) => <a {...anchor}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export type LinkProviderProps = {
  /** Draws every link of the tree below: the router's link, given the same props as an anchor. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
};

/** The only place where a router enters this library. Without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A bare link, undrawn: for navigation bars and other parts with a shape of their own. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
