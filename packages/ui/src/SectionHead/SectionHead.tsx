import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './SectionHead.css.ts';

export type SectionHeadProps = {
  title: ReactNode;
  /** @default 2 */
  level?: 2 | 3;
  size?: 'h1' | 'product' | 'h2' | 'block' | 'h3' | 'title' | 'label';
  /** A paragraph in the right half. */
  lead?: ReactNode;
  /** A link or a fact at the right end of the line. */
  aside?: ReactElement;
  id?: string;
};

/** Opens a section. */
export function SectionHead({ title, level = 2, size, lead, aside, id }: SectionHeadProps) {
  const heading = (
    <Heading level={level} size={size} id={id}>
      {title}
    </Heading>
  );
  if (lead !== undefined) {
    return (
      <div className={css.withLead}>
        {heading}
        <Text as="div">{lead}</Text>
      </div>
    );
  }
  return (
    <div className={css.head}>
      {heading}
      {aside}
    </div>
  );
}
