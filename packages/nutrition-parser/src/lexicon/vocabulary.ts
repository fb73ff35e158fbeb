import { withoutEnding } from '../text/pieces.ts';
import { anyOf, pattern } from './patterns.ts';

/** Texts of a cell, folded, that say that nothing is declared. */
export const blankTexts: ReadonlySet<string> = new Set([
  '',
  'n d',
  'nd',
  'n a',
  'na',
  'n r',
  'nr',
  'n p',
  'np',
  'n c',
  'nc',
  'n v',
  'non disponibile',
  'non determinato',
  'non determinata',
  'non dichiarato',
  'non dichiarata',
  'non rilevante',
  'non rilevato',
  'non applicabile',
  'non previsto',
  'non stabilito',
  'non rilevabile',
  'non rilevabili',
  'non determinabile',
  'non presente',
  'loq',
  'lod',
  'non definito',
  'null',
  'undefined',
  'nan',
]);

export type CellWord = '<' | '>' | '~' | 'traces' | 'zero' | 'nrv' | 'not' | 'per';

/** Words of a value cell that are no unit. */
export const cellWords: ReadonlyMap<string, CellWord> = new Map(
  (
    [
      ['<', 'inferiore inferiori inf minore meno max massimo fino maximum'],
      ['>', 'superiore superiori maggiore almeno min minimo oltre più piu minimum'],
      ['~', 'circa ca approx approssimativamente about'],
      ['traces', 'tracce traccia trace traces tr'],
      ['zero', 'assente assenti assenza zero nullo nulla nil'],
      ['nrv', 'vnr nrv rda ar gda dv vn vr lar larn rdi ri'],
      ['not', 'non'],
      ['per', 'per ogni'],
    ] as const
  ).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
);

/** Names that end in a number: 'Omega 3', 'Vitamina B 12'. */
export const numberedNames = 'omega vitamina vit\\.? mk tipo coenzima q b d k';

/** Headings of the column of names, folded. */
export const nameHeadings: ReadonlySet<string> = new Set(
  'componente|componenti|component|components|nutriente|nutrienti|nutrient|nutrients|nome|name|label|voce|parametro|descrizione|sostanza|sostanze|sostanze attive|principio attivo|principi attivi|ingrediente|ingredienti|ingrediente attivo|ingredienti attivi|ingredienti caratterizzanti|ingrediente caratterizzante|componente nutrizionale|componenti nutrizionali|componenti caratterizzanti|elemento|elementi|valori nutrizionali|valore nutrizionale|valori nutrizionali medi|valori medi nutrizionali|informazioni nutrizionali|informazione nutrizionale|dichiarazione nutrizionale|tabella nutrizionale|analisi media|analisi nutrizionale|analisi|etichetta nutrizionale|valori nutritivi|tenori medi|caratteristica|caratteristiche|nutrition facts|nutrition information|aminoacido|aminoacidi|amminoacido|amminoacidi|vitamine|minerali|vitamine e minerali|nutritional information|informazioni nutrizionali medie|sostanze nutritive|nutrienti e sostanze|composizione|contenuto nutrizionale|tipo|tenore|apporti|attivi|tenore degli ingredienti caratterizzanti|apporti nutrizionali|sostanze caratterizzanti|elementi caratterizzanti|elementi nutritivi|apporto di nutrienti|composizione nutrizionale|composizione media|nutrizione|info nutrizionali|contenuti medi|contenuto medio|ingredienti funzionali|ingrediente funzionale|sostanze funzionali|componenti funzionali|principi funzionali|attivo|nutritional facts|nutrition|tenori|quantita di attivi'.split(
    '|',
  ),
);

/** Headings of a column of units, folded. */
export const unitHeadings: ReadonlySet<string> = new Set(
  'unita|unit|units|um|u m|unita di misura|unita misura|u di m|unità'.split('|'),
);

/** Headings that promise a value and tell no basis, folded. */
export const valueHeadings: ReadonlySet<string> = new Set(
  'valore|valori|value|values|quantita|amount|contenuto|tenore|tenori|valori medi|valore medio|typical values|average values|qta|q ta|apporto|quantity|quantita media|dosaggio|dose|totale|medi|media'.split(
    '|',
  ),
);

/** Words for what a table declares, folded. */
const contents: ReadonlySet<string> = new Set(
  'apporto apporti tenore tenori valore valori contenuto contenuti quantita dichiarazione'.split(
    ' ',
  ),
);

/** 'valori medi', 'apporto medio' without their average. */
export const withoutAverage = (folded: string): string =>
  withoutEnding(folded, [' media', ' medie', ' medio', ' medi']);

/** Whether folded words name a table or what it declares: 'Valori nutrizionali', 'Apporto medio'. */
export const namesTable = (folded: string): boolean =>
  [folded, withoutEnding(folded, [' nutrizionale', ' nutrizionali'])]
    .map(withoutAverage)
    .some((words) => nameHeadings.has(words) || contents.has(words));

/** Pieces of a serving: plural and abbreviated forms to the singular. */
export const pieces: ReadonlyMap<string, string> = new Map(
  'capsula:capsula,capsule,cps,caps,cap,capsul,capsules|compressa:compressa,compresse,cpr,cp,tabs,tab,tabl,tav,tavv,tablet,tablets,compr,comp,cpr.|microcompressa:microcompressa,microcompresse|minicompressa:minicompressa,minicompresse|softgel:softgel,softgels|perla:perla,perle|bustina:bustina,bustine,bst,bust,sachet|busta:busta,buste|barretta:barretta,barrette,bar|barra:barra,barre|stick:stick,sticks|misurino:misurino,misurini,mis,misur,misurrini|scoop:scoop,scoops|fiala:fiala,fiale|flaconcino:flaconcino,flaconcini,flac|flacone:flacone,flaconi|tavoletta:tavoletta,tavolette|pastiglia:pastiglia,pastiglie|pasticca:pasticca,pasticche|cucchiaio:cucchiaio,cucchiai|cucchiaino:cucchiaino,cucchiaini|goccia:goccia,gocce,gtt|caramella:caramella,caramelle|gommosa:gommosa,gommose,gummy,gummies|gel:gel|vasetto:vasetto,vasetti|bottiglia:bottiglia,bottiglie,bottle|bottiglietta:bottiglietta,bottigliette|lattina:lattina,lattine|biscotto:biscotto,biscotti|wafer:wafer|cialda:cialda,cialde|galletta:galletta,gallette|fetta:fetta,fette|pancake:pancake,pancakes|muffin:muffin|snack:snack|pezzo:pezzo,pezzi,pz|tazza:tazza,tazze,cup,cups|bicchiere:bicchiere,bicchieri|confetto:confetto,confetti|opercolo:opercolo,opercoli|ovulo:ovulo,ovuli|spruzzo:spruzzo,spruzzi,spray|cubetto:cubetto,cubetti|monodose:monodose,monodosi|sacchetto:sacchetto,sacchetti|confezione:confezione,confezioni|brick:brick|shot:shot|quadratino:quadratino,quadratini|unita:unita,unita|tappo:tappo,tappi'
    .split('|')
    .flatMap((entry) => {
      const colon = entry.indexOf(':');
      const one = entry.slice(0, colon);
      return entry
        .slice(colon + 1)
        .split(',')
        .map((word): [string, string] => [word, one]);
    }),
);

const pieceNouns: ReadonlySet<string> = new Set(pieces.values());

/** Whether the unit of a column is a piece: 'compressa'. */
export const isPiece = (unit: string | undefined): boolean =>
  unit !== undefined && pieceNouns.has(unit);

/** Names of a serving that say nothing of its size. */
export const doses: ReadonlyMap<string, string> = new Map([
  ['dose', 'dose'],
  ['dosi', 'dose'],
  ['porzione', 'porzione'],
  ['porzioni', 'porzione'],
  ['razione', 'razione'],
  ['razioni', 'razione'],
  ['serving', 'porzione'],
  ['servings', 'porzione'],
  ['portion', 'porzione'],
  ['portions', 'porzione'],
]);

const servingNouns = anyOf('dosi|porzioni|servings?|razioni|misurini|unita|dosi giornaliere', '|');
const packNouns = anyOf(
  'confezione contenitore container pack barattolo busta flacone scatola astuccio',
);
const inPack = `(?:contenute|totali|disponibili|(?:(?:per|in|a|della|nella) )?(?:una )?${packNouns})`;

/** Names of rows that count the servings of a pack, folded. */
export const perPack = pattern(
  `^(?:(?:numero|nr?|num|circa|totale) )?(?:di )?${servingNouns}(?: ${inPack})?(?: ca| circa)?$|^servings per container$`,
);

/** Names of rows that tell of the pack and not of what is in it, folded. */
export const packWords: ReadonlySet<string> = new Set(
  'peso netto|contenuto|peso|peso lordo|peso sgocciolato|contenuto netto|quantita netta|volume netto|volume|formato|confezione|contenuto della confezione|net weight|net wt|gross weight|net content|net quantity|scadenza|lotto'.split(
    '|',
  ),
);

const doseNouns = anyOf('dose porzione razione serving portion misurino scoop');
const doseQualities = anyOf(
  'serving size|dose giornaliera|dose consigliata|porzione consigliata|dimensione porzione|dimensione della porzione|dimensione dose|peso porzione|dose massima|dose media|quantita per dose|dose giornaliera consigliata',
  '|',
);
const doseRemarks = anyOf(
  'giornaliera|consigliata|media|standard|di prodotto|pari a|raccomandata',
  '|',
);

/** Names of rows that say what a serving is, folded. */
export const dosePart = pattern(
  `^(?:\\d+ )?(?:1 )?(?:${doseNouns}|${doseQualities})(?: ${doseRemarks})?$`,
);
