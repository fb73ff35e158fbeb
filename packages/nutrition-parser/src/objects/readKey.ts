import { pattern } from '../lexicon/patterns.ts';
import { fold } from '../text/fold.ts';
import { withoutEnding } from '../text/pieces.ts';
import { Remembered } from '../text/Remembered.ts';
import { readHeading, withoutLabel, type Heading } from '../lexer/heading.ts';
import { nutrientKey } from '../lexer/nutrientKey.ts';
import { printed } from './values.ts';

/** What a key of an object says of its value. */
export type KeyRole =
  | 'name'
  | 'value'
  | 'unit'
  | 'nrv'
  | 'sub'
  | 'subs'
  | 'rows'
  | 'label'
  | 'title'
  | 'servings'
  | 'notes'
  | 'wrapper'
  /** Of the product as a whole: its number, price, description. */
  | 'product'
  | 'column'
  | 'nutrient'
  | 'other';

export type KeyReading = { role: KeyRole; heading: Heading | null; text: string };

const roles: ReadonlyMap<string, KeyRole> = new Map(
  (
    [
      [
        'name',
        'componente component nutriente nutrient nome name label key chiave voce parametro sostanza ingrediente ingredient principio-attivo attivo elemento nome-componente nome-nutriente nutrient-name component-name',
      ],
      [
        'value',
        'valore value quantita amount contenuto qty quantity tenore qta importo dosaggio apporto valore-nutrizionale',
      ],
      ['unit', 'unita unit unit-misura unita-misura unita-di-misura um udm uom unit-of-measure'],
      [
        'nrv',
        'vnr nrv rda daily-value dv vnr-percent percent-vnr percentuale-vnr nrv-percent vnr-percentuale perc-vnr ar percent-nrv valore-giornaliero daily-value-percent percent-daily-value vnr-percentage percentuale percent daily daily-values',
      ],
      [
        'sub',
        'sottocomponente sotto-componente sub indent sottovoce di-cui is-sub subcomponent livello',
      ],
      [
        'subs',
        'sottocomponenti sub-components sub-rows subrows sottorighe sotto-righe children figli sottovoci dettaglio',
      ],
      [
        'rows',
        'rows righe values valori componenti components nutrienti nutrients items voci elementi entries data dati lista pairs coppie elenco',
      ],
      [
        'label',
        'per porzione dose serving serving-size serving-label etichetta dimensione-porzione dose-giornaliera base riferimento basis sezione section colonna',
      ],
      ['title', 'title titolo caption nome-tabella intestazione'],
      [
        'servings',
        'servings-per-container servings-per-pack dosi-per-confezione porzioni-per-confezione servings numero-dosi n-dosi porzioni num-porzioni',
      ],
      ['notes', 'note notes nota footnote footnotes legenda avvertenza disclaimer'],
      [
        'wrapper',
        'valori-nutrizionali nutritional-table nutrition nutrizione tabella table tabella-nutrizionale nutritional-values informazioni-nutrizionali nutrition-facts nutriments features dichiarazione-nutrizionale product-group-features details sezioni sections tabs schede nutritional-info nutrition-info groups gruppi',
      ],
      [
        'product',
        'id sku ean gtin asin barcode codice code cod slug handle url link href image image-url images immagine immagini foto img price prezzo price-cents base-price min-price-cents original-price listino sconto discount iva vat stock stock-quantity giacenza quantita-disponibile disponibilita availability brand brand-name marca marchio produttore category category-id category-slug category-name categoria group-id product-group-name nome-prodotto product-name descrizione description long-description short-description descrizione-breve descrizione-lunga formato size sizes confezione peso-netto weight gusto gusti flavor flavour flavors variants varianti lotto scadenza ingredienti ingredients modalita-uso modalita-d-uso how-to-use usage uso posologia avvertenze warnings conservazione caratteristiche benefici nutritional-highlights created-at updated-at data-aggiornamento versione version lang lingua language locale country paese order ordine position posizione rating recensioni tags',
      ],
    ] as const
  ).flatMap(([role, words]) =>
    words.split(' ').map((word): [string, KeyRole] => [word.replaceAll('-', ' '), role]),
  ),
);

/** Whether a key says that its value is a part of what is beside it: 'di_cui', 'sottovoci'. */
export const isSubs = (role: KeyRole): boolean => role === 'sub' || role === 'subs';

const known = new Remembered<KeyReading>();

/** Reads an object's key: a role, a column ('per_100g'), a nutrient, or nothing known. */
export const readKey = (key: string): KeyReading =>
  known.find(key) ?? known.keep(key, readNewKey(printed(key)));

function readNewKey(key: string): KeyReading {
  const isPrinted = key.includes(' ') || /^[^a-z]*[A-Z][^_]*$/.test(key);
  const text = isPrinted
    ? key
    : (key === 'per100' ? 'per 100 g' : withoutEnding(key, ['Content']))
        // 'energiaKcal', but 'energia_kJ'
        .replace(/([a-z])(?!J(?![a-z]))([A-Z])/g, '$1 $2')
        // 'per_dose_12_5g'
        .replace(/(\d)_(?=\d+[ _]?(?:g|ml|mg)\b)/g, '$1,')
        .replaceAll('_', ' ')
        .trim();
  const role = roles.get(fold(text));
  if (role !== undefined) return { role, heading: null, text };
  const pair = basisOfKey(text);
  if (pair) return pair;
  if (nutrientKey(text) !== undefined) return { role: 'nutrient', heading: null, text };
  const heading = readHeading(text);
  if (heading && (heading.hasBasis || heading.role === 'nrv' || isProfile(heading))) {
    // A key in code spelling is no printed label.
    const own = isPrinted ? heading : withoutLabel(heading);
    return { role: heading.role === 'nrv' ? 'nrv' : 'column', heading: own, text };
  }
  return { role: 'other', heading: null, text };
}

/** 'profilo_aminoacidico' */
const isProfile = ({ role, column }: Heading): boolean =>
  role === 'value' && column.kind === 'other';

const endsWithBasis = pattern(' \\(?(?:per )?(?:{HUNDRED}|\\d+ ?g|serving|dose|porzione)\\)?$');

/** `proteine_per_100g`: a nutrient, and the column of its value. */
function basisOfKey(text: string): KeyReading | null {
  const basis = endsWithBasis.exec(text);
  const name = basis ? text.slice(0, basis.index) : '';
  if (!basis || nutrientKey(name) === undefined) return null;
  const heading = readHeading(basis[0].trim());
  return { role: 'nutrient', heading: heading && withoutLabel(heading), text: name };
}

/** `{ kJ: 1570, kcal: 370 }`: the unit that a key of energy names. */
export function energyUnit({ text }: KeyReading): 'kJ' | 'kcal' | undefined {
  if (text.length > 5) return undefined;
  const folded = fold(text).replaceAll(' ', '');
  if (folded === 'kj') return 'kJ';
  return folded === 'kcal' ? 'kcal' : undefined;
}
