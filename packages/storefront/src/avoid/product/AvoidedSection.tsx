import type { Allergen } from '@vetta/nutrition-parser';
import { Heading, PageSection, Stack } from '@vetta/ui';
import { Fragment, Suspense, useId } from 'react';
import { readAddress } from '../../api/addressQuery.ts';
import { fromQuery } from '../../api/listingQuery.ts';
import type { AvoidChoice } from '../label/verdict.ts';
import { type Finding, labelFindings } from '../label/labelFindings.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { isEdible } from '../../catalogue/detailTabs.ts';
import { isAvoiding } from '../../catalogue/filterOptions.ts';
import type { Product } from '../../catalogue/product.ts';
import { makerSentences } from '../claims/makerClaims.ts';
import { readAvoidance } from '../claims/searchClaims.ts';
import { avoidNames } from '../words/avoidNames.ts';
import { useLabel } from '../../data/useLabel.ts';
import { copy } from '../words/product.copy.ts';
import * as css from './AvoidedSection.css.ts';

export type AvoidedSectionProps = {
  product: Product;
  details?: ProductDetails;
  detailsStatus: 'loading' | 'failed' | 'ready';
  /** The query and the fragment, which carry what a list was filtered by. */
  address: string;
};

/** What the label says of each thing that the visitor avoids, in its own words. */
export function AvoidedSection(props: AvoidedSectionProps) {
  const { product, details, detailsStatus, address } = props;
  const titleId = useId();
  const choice = fromQuery(readAddress(address).query);
  // Goods that nobody eats have no label to quote.
  if (!isAvoiding(choice) || !isEdible(product)) return null;
  return (
    <PageSection space="none" labelledBy={titleId}>
      <div className={css.section}>
        <Stack gap={4}>
          <Heading level={2} size="block" id={titleId}>
            {copy.title}
          </Heading>
          <Suspense fallback={<p>{copy.loading}</p>}>
            {detailsStatus === 'loading' ? (
              <p>{copy.loading}</p>
            ) : (
              <Findings product={product} details={details} choice={choice} />
            )}
          </Suspense>
          <p className={css.care}>
            <strong>{copy.careLead}</strong>
            <span>{` ${copy.care}`}</span>
          </p>
        </Stack>
      </div>
    </PageSection>
  );
}

type FindingsProps = Pick<AvoidedSectionProps, 'product' | 'details'> & { choice: AvoidChoice };

function Findings({ product, details, choice }: FindingsProps) {
  const { ingredients } = useLabel(product.slug ?? product.id, details);
  const texts = textsOf(product, details);
  const found = labelFindings(ingredients, choice, details?.declared);
  const findings = [...found.allergens.values(), ...found.ingredients.values()];
  if (!found.isRead && findings.every(({ says }) => says === 'nothing')) {
    return <p>{copy.unread}</p>;
  }
  const claims = [...makerSentences(texts)];
  return (
    <>
      <dl className={css.lines}>
        {[...found.allergens].map(([key, finding]) => (
          <FindingRow
            key={key}
            isRead={found.isRead}
            name={avoidNames[key].name}
            finding={finding}
            claims={claims.flatMap(({ without, sentence }) =>
              without.some((thing) => isPartOf(thing, key)) ? [sentence] : [],
            )}
          />
        ))}
        {[...found.ingredients].map(([name, finding]) => (
          <FindingRow
            key={`ingredient ${name}`}
            isRead={found.isRead}
            name={name}
            finding={finding}
          />
        ))}
      </dl>
      {ingredients.kind !== 'unavailable' && found.places.length > 0 && (
        <MarkedList text={ingredients.composition.text} places={found.places} />
      )}
    </>
  );
}

/** Every text in which a product may declare something, apart from its list. */
const textsOf = (product: Product, details?: ProductDetails): readonly string[] =>
  [
    product.name,
    product.description,
    details?.longDescription,
    details?.warnings,
    details?.usage,
    ...(details?.highlights ?? []),
    ...(details?.ingredientTexts ?? []),
  ].filter((text) => text !== undefined);

/** 'lattosio' is milk's. */
const isPartOf = (thing: string, key: Allergen) =>
  readAvoidance(`senza ${thing}`)?.avoided.some(({ allergen }) => allergen === key) === true;

type FindingRowProps = {
  name: string;
  finding: Finding;
  isRead: boolean;
  /** The maker's sentences that say it is not in it. */
  claims?: readonly string[];
};

function FindingRow({ name, finding, isRead, claims = [] }: FindingRowProps) {
  const { says, quotes, isOutsideList = false } = finding;
  const words = isOutsideList ? copy.beside : copy;
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.says}>
        <span>{says === 'nothing' && !isRead ? copy.unread : words[says]}</span>
        {quotes.map((quote) => (
          <span key={quote}>
            <span> </span>
            <q className={css.quote}>{quote}</q>
          </span>
        ))}
        {[...new Set(claims)].map((sentence) => (
          <span key={sentence} className={css.maker}>
            <span>{`${copy.maker} `}</span>
            <q>{sentence}</q>
            <span>.</span>
          </span>
        ))}
      </dd>
    </div>
  );
}

type MarkedListProps = {
  text: string;
  /** In order, none within another. */
  places: readonly { start: number; end: number }[];
};

/** The list as it is printed, the words that were chosen set off. */
function MarkedList({ text, places }: MarkedListProps) {
  return (
    <p className={css.list} aria-label={copy.list}>
      {places.map(({ start, end }, index) => (
        <Fragment key={start}>
          <span>{text.slice(places[index - 1]?.end ?? 0, start)}</span>
          <mark className={css.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(places.at(-1)?.end ?? 0)}</span>
    </p>
  );
}
