import { useState } from 'react';
import { useScroll } from '../../browser/useScroll.ts';
import type { LegalSection } from '../../content/legal/legalDocument.ts';
import { copy } from './Legal.copy.ts';
import * as css from './Legal.css.ts';

/** A section is being read once it has come up to this share of the window. */
const readingLine = 0.3;

function readSection(sections: readonly LegalSection[]): string | undefined {
  const reached = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight * readingLine;
  });
  return (reached.at(-1) ?? sections[0])?.id;
}

/** Links to the sections; the one being read is marked. */
export function LegalIndex({ sections }: { sections: readonly LegalSection[] }) {
  const [current, setCurrent] = useState(sections[0]?.id);

  useScroll(() => setCurrent(readSection(sections)));

  return (
    <nav className={css.index} aria-label={copy.index}>
      {sections.map(({ id, title }, index) => (
        <a
          key={id}
          href={`#${id}`}
          className={css.indexLink}
          aria-current={id === current ? 'true' : undefined}
        >
          <span className={css.number}>{index + 1}</span>
          <span>{title}</span>
        </a>
      ))}
    </nav>
  );
}
