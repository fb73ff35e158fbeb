import { Icon } from '@vetta/ui';
import { Fragment, type ReactNode } from 'react';
import { comparedIngredients } from '../../catalogue/comparison/ingredients.ts';
import { defaultFlavour } from '../../catalogue/variants/variant.ts';
import { allergenNames } from '../../content/allergenNames.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
import { isDifferent } from './comparedRows.ts';
import * as tableCss from './CompareTable.css.ts';
import * as css from './IngredientRows.css.ts';
import { missingText, NotDeclared } from './Figure.tsx';
import { GroupRow } from './GroupRow.tsx';
import type { SectionProps } from './sectionProps.ts';

type LabelRow = {
  id: string;
  label: string;
  textOf: (column: ComparedColumn) => string;
  draw: (column: ComparedColumn) => ReactNode;
};

export const labelRows: readonly LabelRow[] = [
  {
    id: 'listed',
    label: copy.listed,
    textOf: (own) => ingredientsOf(own)?.ingredients.join() ?? unreadText(own),
    draw: drawIngredients,
  },
  {
    id: 'additives',
    label: copy.additives,
    textOf: (own) => ingredientsOf(own)?.additives.join() ?? unreadText(own),
    draw: drawAdditives,
  },
  {
    id: 'allergens',
    label: copy.allergens,
    textOf: (own) => namedIn(own, 'contains').join() || noneText(own, copy.noAllergens),
    draw: (own) => <Allergens of={own} names="contains" none={copy.noAllergens} />,
  },
  {
    id: 'traces',
    label: copy.traces,
    textOf: (own) => namedIn(own, 'traces').join() || noneText(own, copy.noTraces),
    draw: (own) => <Allergens of={own} names="traces" none={copy.noTraces} />,
  },
];

/** What the labels list: counts with the lists to open, allergens by name. */
export function IngredientRows({ columns, onlyDifferences }: SectionProps) {
  const shown = onlyDifferences
    ? labelRows.filter(({ textOf }) => isDifferent(columns.map(textOf)))
    : labelRows;
  if (shown.length === 0) return null;
  return (
    <tbody className={tableCss.texts}>
      <GroupRow columns={columns}>{copy.ingredients}</GroupRow>
      {shown.map(({ id, label, draw }) => (
        <tr key={id} className={tableCss.row}>
          <th scope="row">{label}</th>
          {columns.map((column) => (
            <td key={column.item.slug}>{draw(column)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function ingredientsOf({ label, choice }: ComparedColumn) {
  const flavour = choice.chosen?.flavour ?? '';
  return label?.list && label.facts.readable
    ? comparedIngredients(label.list, flavour === defaultFlavour ? '' : flavour)
    : undefined;
}

function drawIngredients(column: ComparedColumn): ReactNode {
  const own = ingredientsOf(column);
  if (own === undefined) return <NotDeclared of={column}>{unreadText(column)}</NotDeclared>;
  const { ingredients, flavour } = own;
  return (
    <>
      <Openable count={ingredients.length} word={copy.entries(ingredients.length)}>
        {ingredients}
      </Openable>
      {flavour !== undefined && <small className={tableCss.note}>{copy.ofFlavour(flavour)}</small>}
    </>
  );
}

function drawAdditives(column: ComparedColumn): ReactNode {
  const additives = ingredientsOf(column)?.additives;
  if (additives === undefined) return <NotDeclared of={column}>{unreadText(column)}</NotDeclared>;
  if (additives.length === 0) return <NotDeclared of={column}>{copy.noAdditives}</NotDeclared>;
  return (
    <Openable count={additives.length} word={copy.additivesNamed(additives.length)}>
      {additives}
    </Openable>
  );
}

type OpenableProps = { count: number; word: string; children: readonly string[] };

function Openable({ count, word, children }: OpenableProps) {
  return (
    <details className={css.openable}>
      <summary>
        <span>
          <b>{count}</b>
          <span>{` ${word}`}</span>
        </span>
        <Icon name="chevronDown" size="text" />
      </summary>
      <ul>
        {children.map((text, at) => (
          <li key={`${at} ${text}`}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

type AllergensProps = { of: ComparedColumn; names: AllergenNames; none: string };
type AllergenNames = 'contains' | 'traces';

/**
 * In one flavour counts: whoever must avoid it reads it here whatever flavour is chosen. So does what
 * is declared of a product whose list was not read.
 */
function Allergens({ of, names, none }: AllergensProps) {
  const list = namedIn(of, names);
  if (list.length === 0) return <NotDeclared of={of}>{noneText(of, none)}</NotDeclared>;
  return list.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && <span>{at === list.length - 1 ? ' e ' : ', '}</span>}
      <b>{allergenNames[name] ?? name}</b>
    </Fragment>
  ));
}

const namedIn = ({ label }: ComparedColumn, names: AllergenNames) => label?.facts[names] ?? [];

/** Only of a list that was read can be said what it does not name. */
const noneText = (column: ComparedColumn, none: string) =>
  column.label?.facts.readable === true ? none : unreadText(column);

const unreadText = (column: ComparedColumn) => missingText(column, copy.unread);
