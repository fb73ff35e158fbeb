import { caseText, readingOf } from '@vetta/nutrition-parser/case';
import { htmlReader } from '@vetta/nutrition-parser/html';
import {
  type Allergen,
  type IngredientList,
  type Label,
  looksLikeHtml,
  parseLabel,
} from '@vetta/nutrition-parser';
import {
  Button,
  Heading,
  Inline,
  KeyValueGrid,
  List,
  PageSection,
  Panel,
  Select,
  Split,
  Stack,
  Text,
  TextArea,
} from '@vetta/ui';
import { useId, useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { allergenNames } from '../../content/allergenNames.ts';
import { examples } from './examples.ts';
import { IngredientTree } from './IngredientTree.tsx';
import { markedText, placeOf } from './markedText.ts';
import { NutritionReading } from './NutritionReading.tsx';
import { copy } from './ParserPlayground.copy.ts';
import * as css from './ParserPlayground.css.ts';

export type ParserPlaygroundProps = {
  /** The label to begin with. */
  label?: string;
  /** With each change of it, so that an address can keep it. */
  onChange?: (label: string) => void;
};

/** Paste a label, see what the parser reads of it and where (a tool for whoever keeps the catalogue). */
export function ParserPlayground({ label = '', onChange }: ParserPlaygroundProps) {
  const [text, setText] = useState(label);
  const read = parseLabel(text, { html: looksLikeHtml(text) ? htmlReader : undefined });

  function change(changed: string) {
    setText(changed);
    onChange?.(changed);
  }
  return (
    <PageSection space="medium" as="div">
      <Stack gap={6}>
        <Heading level={1} size="h2">
          {copy.title}
        </Heading>
        <Stack gap={4}>
          <Select
            label={copy.example}
            options={[
              { value: '', label: copy.ownText },
              ...examples.map(({ name }) => ({ value: name, label: name })),
            ]}
            value={examples.find((example) => example.text === text)?.name ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change(examples.find(({ name }) => name === value)?.text ?? '')
            }
          />
          <TextArea
            label={copy.label}
            hint={copy.hint}
            rows={8}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </Stack>
        {text.trim() !== '' && <Reading key={text} text={text} read={read} />}
      </Stack>
    </PageSection>
  );
}

function Reading({ text, read }: { text: string; read: Label }) {
  const { nutrition, ingredients: list, diagnostics } = read;
  return (
    <Stack gap={6}>
      <Panel variant="ruled" level={2} title={copy.source}>
        <Stack gap={3}>
          <p className={css.source}>
            {markedText(text, read).map(({ text: piece, mark }, index) =>
              mark === 'none' ? (
                <span key={index}>{piece}</span>
              ) : (
                <mark key={index} className={css.mark[mark]}>
                  {piece}
                </mark>
              ),
            )}
          </p>
          <p className={css.legend}>
            {(['read', 'allergen', 'doubt'] as const).map((mark) => (
              <mark key={mark} className={css.mark[mark]}>
                {copy.marks[mark]}
              </mark>
            ))}
          </p>
        </Stack>
      </Panel>
      <Split ratio="6-6">
        <NutritionReading table={nutrition} />
        <Panel variant="ruled" level={2} title={copy.ingredients}>
          {list.ingredients.length === 0 ? (
            <Text tone="muted">{copy.noIngredients}</Text>
          ) : (
            <Stack gap={4}>
              {(list.variants.length > 0 ? list.variants : [list]).map((variant, index) => (
                <IngredientTree key={index} ingredients={variant.ingredients} />
              ))}
            </Stack>
          )}
        </Panel>
      </Split>
      <KeyValueGrid
        items={[
          { term: copy.allergens, detail: namesOf(list, list.allergens) },
          { term: copy.traces, detail: namesOf(list, list.traces) },
          { term: copy.language, detail: copy.languages[read.language] },
        ]}
      />
      <Panel variant="ruled" level={2} title={copy.diagnostics}>
        {diagnostics.length === 0 ? (
          <Text tone="muted">{copy.noDiagnostics}</Text>
        ) : (
          <List
            items={diagnostics.map(
              ({ severity, code, message, span }) =>
                `${copy.severities[severity]}${placeOf(text, span)} – ${message} (${code})`,
            )}
          />
        )}
      </Panel>
      <Report text={text} read={read} />
    </Stack>
  );
}

/** One press copies what was read as a case of the corpus, for whoever corrects it. */
function Report({ text, read }: { text: string; read: Label }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const statusId = useId();

  async function report() {
    const kinds = [
      ...(read.nutrition.rows.length > 0 ? (['nutrition'] as const) : []),
      ...(read.ingredients.ingredients.length > 0 || read.nutrition.rows.length === 0
        ? (['ingredients'] as const)
        : []),
    ];
    const cases = kinds.map((kind) =>
      caseText({ kind, title: copy.caseTitle, input: text, reading: readingOf(kind, text) }),
    );
    setOutcome((await copyText(cases.join('\n'))) ? 'copied' : 'failed');
  }
  return (
    <Inline gap={4}>
      <Button onClick={() => void report()} aria-describedby={statusId}>
        {copy.report}
      </Button>
      <output id={statusId}>{copy.outcomes[outcome]}</output>
    </Inline>
  );
}

/** Where no list was read, nobody knows what is in it. */
function namesOf({ ingredients, allergens, traces }: IngredientList, keys: readonly Allergen[]) {
  const isRead = ingredients.length + allergens.length + traces.length > 0;
  return isRead ? keys.map((key) => allergenNames[key]).join(', ') || copy.none : copy.unread;
}
