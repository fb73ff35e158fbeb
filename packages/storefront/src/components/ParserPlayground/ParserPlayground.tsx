import { looksLikeHtml, parseIngredients, parseNutrition } from '@vetta/nutrition-parser';
import { htmlReader } from '@vetta/nutrition-parser/html';
import { Heading, List, PageSection, Panel, Split, Stack, Text, TextArea } from '@vetta/ui';
import { useState } from 'react';
import { IngredientTree } from './IngredientTree.tsx';
import { markedText } from './markedText.ts';
import { NutritionReading } from './NutritionReading.tsx';
import { copy } from './ParserPlayground.copy.ts';
import * as css from './ParserPlayground.css.ts';

/** Paste a label, see what the parser reads of it and where (a tool for whoever keeps the catalogue). */
export function ParserPlayground({ label = '' }: { label?: string }) {
  const [text, setText] = useState(label);
  const html = looksLikeHtml(text) ? htmlReader : undefined;
  const nutrition = parseNutrition(text, { html });
  const ingredients = parseIngredients(text);
  const list = ingredients.value;
  const diagnostics = [...nutrition.diagnostics, ...ingredients.diagnostics];
  const pieces = markedText(text, nutrition.value, list, diagnostics);

  return (
    <PageSection space="medium" as="div">
      <Stack gap={6}>
        <Heading level={1} size="h2">
          {copy.label}
        </Heading>
        <TextArea
          label={copy.label}
          hint={copy.hint}
          rows={10}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Split ratio="6-6">
          <NutritionReading table={nutrition.value} />
          <Panel variant="ruled" level={2} title={copy.ingredients}>
            {list.ingredients.length === 0 ? (
              <Text tone="muted">{copy.noIngredients}</Text>
            ) : (
              <Stack gap={4}>
                {(list.variants.length > 0 ? list.variants : [list]).map((variant, index) => (
                  <IngredientTree key={index} ingredients={variant.ingredients} />
                ))}
                <Text>{`${copy.allergens}: ${list.allergens.join(', ') || '–'}`}</Text>
                <Text>{`${copy.traces}: ${list.traces.join(', ') || '–'}`}</Text>
              </Stack>
            )}
          </Panel>
        </Split>
        <Panel variant="ruled" level={2} title={copy.diagnostics}>
          {diagnostics.length === 0 ? (
            <Text tone="muted">{copy.noDiagnostics}</Text>
          ) : (
            <List
              items={diagnostics.map(
                ({ severity, code, message }) => `${severity} · ${code}: ${message}`,
              )}
            />
          )}
        </Panel>
        <Panel variant="ruled" level={2} title={copy.source}>
          <p className={css.source}>
            {pieces.map(({ text: piece, mark }, index) =>
              mark === 'none' ? (
                <span key={index}>{piece}</span>
              ) : (
                <mark key={index} className={css.mark[mark]}>
                  {piece}
                </mark>
              ),
            )}
          </p>
        </Panel>
      </Stack>
    </PageSection>
  );
}
