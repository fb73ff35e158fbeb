import { List, Text, TextLink } from '@vetta/ui';
import type { LegalBlock, LegalInline } from '../../content/legal/legalDocument.ts';

/** Paragraphs and lists of a section. */
export function LegalText({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'text' ? (
      <Text key={index}>
        <LegalInlines content={block.content} />
      </Text>
    ) : (
      <List
        key={index}
        marker="dash"
        items={block.items.map((item, itemIndex) => (
          <LegalInlines key={itemIndex} content={item} />
        ))}
      />
    ),
  );
}

function LegalInlines({ content }: { content: readonly LegalInline[] }) {
  return content.map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>{piece}</span>
    ) : (
      <TextLink key={index} href={piece.href}>
        {piece.label}
      </TextLink>
    ),
  );
}
