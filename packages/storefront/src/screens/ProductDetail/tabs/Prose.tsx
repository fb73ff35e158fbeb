import { Heading, List, Text } from '@vetta/ui';
import { readProse } from './readProse.ts';
import * as css from './tabs.css.ts';

/** A text of the feed as paragraphs, headings and lists; never as markup. */
export function Prose({ children }: { children: string }) {
  return (
    <div className={css.prose}>
      {readProse(children).map((block, index) => {
        if (block.kind === 'list') return <List key={index} items={block.items} />;
        if (block.kind === 'heading') {
          return (
            <Heading key={index} level={3}>
              {block.text}
            </Heading>
          );
        }
        return (
          <div key={index} className={css.lines}>
            <Text
              size={block.kind === 'lead' ? 'lead' : 'body'}
              tone={block.kind === 'lead' ? 'strong' : 'body'}
            >
              {block.text}
            </Text>
          </div>
        );
      })}
    </div>
  );
}
