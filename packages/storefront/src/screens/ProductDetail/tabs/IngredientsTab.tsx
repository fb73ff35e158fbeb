import { Heading, KeyValueGrid, List, Panel, Spinner, Split, Stack, StateMessage } from '@vetta/ui';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { ProductDetails } from '../../../catalogue/details.ts';
import { guaranteesOf } from '../../../catalogue/ingredients/guarantees.ts';
import type { Guarantee } from '../../../content/guarantees.ts';
import { messages } from '../../../content/messages.ts';
import type { IngredientsContent, MarkedText } from '../../../contract/label.ts';
import { useLabel } from '../../../data/useLabel.ts';
import { ingredientsCopy } from './ingredients.copy.ts';
import * as css from './IngredientsTab.css.ts';
import * as tabsCss from './tabs.css.ts';

export type IngredientsTabProps = {
  slug: string;
  brandName?: string;
  details?: ProductDetails;
};

/** What is in it, what may be in it, and what the brand answers for (docs/rules.md#guarantees). */
export function IngredientsTab(props: IngredientsTabProps) {
  return (
    <Suspense fallback={<Spinner>{messages.loading}</Spinner>}>
      <Ingredients {...props} />
    </Suspense>
  );
}

function Ingredients({ slug, brandName, details }: IngredientsTabProps) {
  const { ingredients: content } = useLabel(slug, details);
  const guarantees = guaranteesOf(brandName);
  return (
    <Split ratio="8-4">
      {content.kind === 'unavailable' ? (
        <StateMessage
          level={3}
          title={ingredientsCopy.unavailable}
          text={ingredientsCopy.labelHint}
        />
      ) : (
        <Stack gap={5}>
          <div className={css.title}>
            <Heading level={3} size="h2">
              {ingredientsCopy.title}
            </Heading>
          </div>
          {content.composition.text !== '' && (
            <p className={css.composition}>
              <EmphasisedAllergens>{content.composition}</EmphasisedAllergens>
            </p>
          )}
          <KeyValueGrid items={facts(content)} />
        </Stack>
      )}
      <div className={tabsCss.screenOnly}>
        <Panel title={ingredientsCopy.guarantees}>
          <List marker="above" items={guarantees.map((guarantee) => guaranteeLine(guarantee))} />
        </Panel>
      </div>
    </Split>
  );
}

function guaranteeLine({ title, text }: Guarantee): ReactNode {
  return (
    <>
      <span className={css.guarantee}>{title}</span>
      <span className={css.guaranteeText}>{text}</span>
    </>
  );
}

function facts(
  content: Exclude<IngredientsContent, { kind: 'unavailable' }>,
): { term: string; detail: ReactNode }[] {
  if (content.kind === 'text') {
    return [
      ...(content.contains.length === 0
        ? []
        : [
            {
              term: ingredientsCopy.allergens,
              detail: strongList(ingredientsCopy.contains, content.contains),
            },
          ]),
      ...(content.traces === undefined
        ? []
        : [
            {
              term: ingredientsCopy.traces,
              detail: <EmphasisedAllergens>{content.traces}</EmphasisedAllergens>,
            },
          ]),
    ];
  }
  const { contains: allergens, traces, features } = content;
  return [
    ...(allergens.length === 0
      ? []
      : [
          {
            term: ingredientsCopy.allergens,
            detail: strongList(ingredientsCopy.contains, allergens),
          },
        ]),
    ...(traces.length === 0
      ? []
      : [{ term: ingredientsCopy.traces, detail: strongList(ingredientsCopy.mayContain, traces) }]),
    ...(features.length === 0
      ? []
      : [{ term: ingredientsCopy.features, detail: sentences(features) }]),
  ];
}

const conjunction = new Intl.ListFormat('it', { type: 'conjunction' });

/** 'Può contenere tracce di soia, uova e frutta a guscio.', the names in bold. */
function strongList(lead: string, names: readonly MarkedText[]): ReactNode {
  const parts = conjunction.formatToParts(names.map(({ text }) => text));
  return (
    <>
      <span>{`${lead} `}</span>
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <strong key={index}>{value}</strong>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
      <span>.</span>
    </>
  );
}

const sentences = (texts: readonly string[]) =>
  texts.map((text) => `${text.replace(/\.$/, '')}.`).join(' ');

/** A list of ingredients with its allergens in bold, as the law wants (Reg. EU 1169/2011, art. 21). */
function EmphasisedAllergens({ children: { text, allergens } }: { children: MarkedText }) {
  return (
    <>
      {allergens.map(([start, end], index) => (
        <Fragment key={start}>
          <span>{text.slice(allergens[index - 1]?.[1] ?? 0, start)}</span>
          <strong>{text.slice(start, end)}</strong>
        </Fragment>
      ))}
      <span>{text.slice(allergens.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}
