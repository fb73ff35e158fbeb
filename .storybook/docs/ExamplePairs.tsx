import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

export type Example = { show: () => ReactNode; words: string };
/** The same task done well and badly, to be seen beside each other. */
export type ExamplePair = { do: Example; dont: Example };

export function ExamplePairs({ pairs }: { pairs: readonly ExamplePair[] }) {
  if (pairs.length === 0) return null;
  return (
    <>
      <h2>Do and don’t</h2>
      {pairs.map((pair) => (
        <div key={pair.do.words} className="example-pair">
          <LiveExample kind="do" {...pair.do} />
          <LiveExample kind="dont" {...pair.dont} />
        </div>
      ))}
    </>
  );
}

/** Told apart by word, sign and line, not by colour alone. */
function LiveExample({ kind, show: Show, words }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure className={`example example-${kind}`}>
      <div className="live-example">
        <Unstyled>
          <Show />
        </Unstyled>
      </div>
      <figcaption>
        <Markdown>{`**${kind === 'do' ? '✓ Do' : '✗ Don’t'}** ${words}`}</Markdown>
      </figcaption>
    </figure>
  );
}
