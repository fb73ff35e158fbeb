import { Remembered } from '../text/Remembered.ts';
import { groupOf } from '../text/chars.ts';
import { findAllergens } from './findAllergens.ts';
/** What a bracket behind an ingredient says of it. */
export type Bracket =
  | { kind: 'percent'; percent: number }
  | { kind: 'code'; code: string }
  /** 'contiene latte', 'da soia', 'può contenere tracce di …': a statement on allergens. */
  | { kind: 'contains' }
  | { kind: 'traces' }
  /** A Latin name, a titration, a qualifier: it stays in the name. */
  | { kind: 'name' }
  /** 'sul prodotto finito': what a percentage is of. */
  | { kind: 'base' }
  | { kind: 'children' };

const percentOnly =
  /^(?:[<>~≥≤]|min\.?|minimo|max\.?|massimo|circa|ca\.?|almeno|fino|pari|tot\.?|totale)?\s*(?:all?|il)?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?\s*%\s*(?:min\.?|minimo|max\.?|massimo|circa|p\/p|w\/w|in peso|(?:sul|del|nel|sulla|della|nella|di) (?:totale|prodotto|prodotto finito|peso|peso totale|miscela|ripieno|ripieno totale|copertura)|tot\.?|totale)?$/i;
const base = /^(?:sul|del|in|% sul) (?:totale|prodotto(?: finito)?|peso(?: totale)?)$/i;
const codeOnly = /^e[\s-]?(\d{3,4})\s?([a-f])?\s?(?:\(?(i{1,3}v?|iv|v)\)?)?$/i;
const containing =
  /^(?:contiene|contengono|contenente|contenenti|con|deriva|derivat[oaie]|derivante|derivanti|ottenut[oaie]|prodott[oaie]|estratt[oaie] da\w*|da|dal|dalla|dalle|dai|dallo|di|del|della|dello|dei|fonte|origine|source|from|contains|a base di)\b/i;
/** 'caseinato di calcio (LATTE)': the bare name of an allergen says where the ingredient is from. */
const bareAllergen =
  /^(?:latte|soia|soja|pesce|uov[oa]|glutine|crostacei|molluschi|solfiti|milk|soy)$/i;
/** '96% gusto neutro; 88% gusto cacao': the first counts, as of a range. */
const shareOfFlavour = /^(\d{1,3}(?:[.,]\d+)?)\s?% (?:(?:per|nel|del|al) )?(?:il )?gusto\b/i;
const tracing = /^(?:pu[oò'’]|potrebbe|possono|may|tracce|possibili tracce|eventuali tracce)/i;
const qualifying =
  /^(?:solo|soltanto|esclusivamente|unicamente|solamente|nel|nella|per il|per la|presente nel|presente solo|gusto|gusti|soltanto nel|esclus[oaie]|tranne|eccetto|salvo)\b.*\b(?:gust[oi]|flavou?r|variant[ei]|version[ei]|aroma)\b|^(?:solo|soltanto) /i;
const titration =
  /\b(?:tit|titolat[oaie]|titolo|std|standardizzat[oaie]|e\.?s\.?|estratto secco|d\.?e\.?r\.?|rapporto|droga)\b|\d\s?[:/]\s?\d|^estratto(?: (?:fluido|idroalcolico|acquoso|molle|totum|concentrato))?$|%.*\b(?:rosavin|curcuminoid|ginsenosid|polifenol|catechin|egcg|saponin|flavonoid|antocian|silimarin|witanolid|withanolid|isoflavon|bacosid|sinefrin|hca|salidrosid|caffein|piperin|acid[oi] |sulforafan|icariin|protodioscin|steroid|tannin|proantocianid|antrachinon|iperic|forskolin|yohimbin|jaluron|creatin|eleuterosid|glucosinolat|vitamin|oleuropein|idrossitirosol|capsaicin|gingerol|quercetin|resveratrol|allicin|mucillag|inulin|fosfatid|fosfolipid|valerenic|epa|dha|omega|proteine$|beta.?glucan|licopen|lutein|astaxantin|teanin|momordicin|furostan)/i;
const plantPart =
  /\b(?:radic[ei]|fogli[ae]|frutt[oi]|sem[ei]|corteccia|fior[ei]|rizoma|rizomi|sommità|sommita|sommità fiorite|parti aeree|pianta intera|bulbo|tubero|alga|tallo|gomma-resina|gommoresina|resina|gomma|buccia|scorza|bacche?|erba|gambo|legno|polpa|petali|gemme|stigmi|succo|lattice|cladodi|micelio|sporofor[oi]|carpofor[oi])\b/i;
/** 'radice', 'foglie e fiori', 'semi, parti aeree' */
const onlyPlantParts = new RegExp(`^(?:${plantPart.source}(?: e |, ?| )?)+$`, 'i');
const binomial =
  /^(?:[A-Z][a-z]{2,}|[A-Z]\.)\s(?:x\s|×\s)?[a-z]{3,}(?:[\s-][a-z]{3,})?(?=$|[\s,.;:(–-])(?:.*)$/;
const authorities =
  'L|Mill|Miller|Gaertn|Lam|DC|Willd|Wall|Roxb|Maxim|Kuntze|Kunth|Pers|Ait|Nees|Burm|Thunb|Meyer|Jacks|Dunal|Rosc|Roscoe|Turcz|Hook|Vahl|Sw|Murr|Medik|Presl|Schult|Benth|Desr|Juss|Planch|St\\.? ?Hil|Mart|Brot|Hill|All|Med|Bunge|Fisch|Rupr|Steud|Hemsl|Zucc|Sieb|Merr|Lour|Osbeck|Baill|Raf|Nutt|Torr|Engelm|Britton|Michx|Walp|Oliv|Stapf|Harms|K\\.?Koch|Cav|Forsk|Delile|Stokes|Mey|Linn|Wettst|Brongn|Spreng|Ledeb|Franch|Regel|Makino|Desf|Ruiz|Blume|Roth|Link|Bertoni|Rehder|Scop|Crantz|Poir|Duch|Cham|Schltdl|Borkh|Ehrh|Moench|Vill|Diels|Royle|Decne|Pursh|Lindl|Cogn|Griseb|Radlk|Briq|Weber|Wigg|Boiss|Bge|Rchb|Urb|Wright|Czern|Maton|Rich|Salisb|Sm|Wight|Engl|Miq|Sims|Hassk|Hance|Batal';
const authority = new RegExp(`\\b(?:${authorities})\\b\\.?`);
const onlyAuthority = new RegExp(`^(?:${authorities})(?:\\.[\\w .&]*)?$`);

/** Whether a word is short for who named a plant: 'Wettst'. */
export const isAuthority = (word: string): boolean => onlyAuthority.test(word);
const abbreviation = new RegExp(
  `(?:\\b[a-zA-Z]\\.\\s?[a-zA-Z]|\\b[sS]pp?|\\bssp|\\bsubsp|[a-z] (?:${authorities}))$`,
);

/** Whether a text ends in an abbreviation whose full stop belongs to it: 'e.s', 'sp', 'officinalis L'. */
export const keepsDot = (text: string): boolean =>
  abbreviation.test(text.length > 16 ? text.slice(-16) : text);

/** Second words of Italian phrases that look like a binomial. */
const italian =
  /^\S+ (?:(?:di|da|del|della|dei|in|con|al|alla|per|e|o|oppure)\b|vegetale|naturale|solubile|intero|scremato|bovina|bovino|idrolizzat|concentrat|isolat|micellar|ricc|secc|liofilizzat|modificat|invertit|colloidale|microcristallin|raffinat|disidratat|ramificat|essenzial|anidr|monoidrat)/i;

/** Words that end like Italian, not Latin, in the genus: 'Proteine isolate'. */
const latinEnd =
  /^\S+ (?:x |× )?\S*(?:us|um|is|a|ae|ii|i|ens|ans|or|ax|ix|ys|es|e|on|as|os|yx|ops|oides|phyllum|carpa|carpus|inum|eum|ginseng|mukul|mume|cacao)\b/;

/** 'senza lattosio', 'non OGM', '100% VNR' */
const lacking = /^\d+ ?% (?:vnr|nrv|rda)\*?$|^(?:senza|priv[oaie]|esent[ei]|non|no) [^,;:]*$/i;

/** '200 mg per dose', '10 mld UFC/g': an amount of the ingredient. */
const measured =
  /^(?:pari a|circa|ca\.?|apporta|min\.?)?\s*\d[\d.,]*\s*(?:mld|miliardi|milioni|mln|x ?10\S*)?(?: di)?\s*(?:m?g|mcg|[µμu]g|ml|u\.?i\.?|i\.?u\.?|ufc|cfu|kcal|kj)\b[^,;]{0,40}(?:, ?\d+ ?% ?(?:vnr|nrv|rda)\*?)?$/i;

/**
 * Whether a bracket tells the strength of an extract ('tit. 95% polifenoli', '90% saponine, 40%
 * protodioscina'); a list with any other part ('estratto 4:1, maltodestrina') is one of children.
 */
function isTitration(text: string): boolean {
  if (!titration.test(text) || text.includes(';') || /\([^)]{8,}\)/.test(text)) return false;
  return text
    .split(/,(?=\D)/)
    .every(
      (part) => titration.test(part) || onlyPlantParts.test(part.trim()) || isBinomial(part.trim()),
    );
}

/** Whether a text is the Latin name of a plant, fungus or bacterium. */
export function isBinomial(text: string): boolean {
  if (text.length > 120 || !binomial.test(text) || italian.test(text)) return false;
  // A second Latin name behind a comma makes a list of bacteria, whose items are children.
  if (/[,;]\s*[A-Z][a-z]+\s[a-z]/.test(text)) return false;
  const words = text.split(/[\s,]+/);
  const [genus = '', species = ''] = words;
  if (authority.test(text) || namedBy.test(text)) return true;
  if (isItalianNoun(genus)) return false;
  if (plantPart.test(text)) return true;
  const latinGenus =
    /(?:us|um|is|ea|ia|ium|as|on|es|os|ax|ix|yx|um|la|na|ca|ma|ga|ra|sa|ta|za|ops|ys|a)$/.test(
      genus,
    );
  return (
    latinGenus &&
    latinEnd.test(`${genus} ${species}`) &&
    words.filter((word) => !ofAuthor.test(word)).length <= 4
  );
}

/** 'Plantago ovata Forssk.': an author that is short for a name. */
const namedBy = /^[A-Z][a-z]+ [a-z-]{3,} (?:\([\w. ]+\) ?)?[A-Z][A-Za-z.]*\.$/;

/** 'ex', '&', 'F.H.Wigg.' */
const ofAuthor = /^(?:ex|et|&|f\.|[A-Z(][\w.-]*\)?)$/;

/** '(6S)-5-metiltetraidrofolato' */
const stereo = /^(?:\d{0,2}[RSEZ](?:, ?\d{0,2}[RSEZ])*|[+±-])$/;

/** 'Citrus spp.' */
const isGenus = /^[A-Z](?:[a-z]+ spp?|[A-Z]{3,} SPP?)\.?$/;

/** 'ANANAS COMOSUS' in a list that is all capitals. */
const isShoutedBinomial = (text: string): boolean =>
  /^[A-Z]{4,} [A-Z]{4,}/.test(text) && text === text.toUpperCase() && isBinomial(asPrinted(text));

/** 'PIPER NIGRUM L., ANANAS COMOSUS' as 'Piper nigrum L., Ananas comosus'. */
const asPrinted = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<=^|\s)[a-z][a-z.]*/g, (word, at: number) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const isGenusBehind = ',;'.includes(text.charAt(at - 2)) && genusEnd.test(word);
    return at === 0 || isGenusBehind || isAuthority(capital) ? capital : word;
  });
const genusEnd = /(?:us|um|is|ia|ea|es|as|on)$/;

/** Words of ingredient lists that end as Latin genera do. */
const isItalianNoun = (word: string): boolean =>
  /^(?:proteina|farina|gelatina|pectina|crema|pasta|fibra|vitamina|lecitina|gomma|carragenina|acqua|soia|avena|glicerina|cellulosa|creatina|caffeina|taurina|carnitina|glutammina|arginina|leucina|maltodestrina|inulina|caseina|panna|cera|aroma|miscela|polvere|bevanda|salsa|frutta|crusca|semola|fecola|melassa|vaniglia|cannella|menta|banana|fragola|mela|pera|arancia|nocciola|mandorla|arachide|carota|zucca|patata|copertura|capsula|mais|beta)$/i.test(
    word,
  );

const known = new Remembered<Bracket>();

/** Longer ones are lists. */
const longest = 400;

/** Reads what stands in a bracket; lists repeat them. */
export const bracketOf = (content: string): Bracket =>
  content.length > longest
    ? { kind: 'children' }
    : (known.find(content) ?? known.keep(content, readNewBracket(content.trim())));

/** Characters before a bracket that may tell how its allergen was made. */
const reach = 160;

/** Where to begin to look at what stands before a bracket of an item. */
export const whatIsBefore = (start: number, from: number): number => Math.max(start, from - reach);

const cereal = /^\s*(?:frumento|grano|orzo|wheat|barley)\s*$/i;

/** 'destrosio (frumento)': whether a bracket tells of what an exempt ingredient is made. */
export const isExemptSource = (text: string, start: number, from: number, to: number): boolean =>
  cereal.test(text.slice(from, Math.min(to, from + 12))) &&
  findAllergens(text, whatIsBefore(start, from), to).some(
    (found) => found.start >= from && found.exempt,
  );

function readNewBracket(text: string): Bracket {
  const percent = percentOnly.exec(text);
  if (percent) return { kind: 'percent', percent: Number(groupOf(percent, 1).replace(',', '.')) };
  if (base.test(text)) return { kind: 'base' };
  const share = shareOfFlavour.exec(text);
  if (share) return { kind: 'percent', percent: Number(groupOf(share, 1).replace(',', '.')) };
  const code = codeOf(text);
  if (code !== undefined) return { kind: 'code', code };
  if (tracing.test(text)) return { kind: 'traces' };
  if (bareAllergen.test(text)) return { kind: 'contains' };
  if (containing.test(text) && !/^di cui |[,;].*\d+\s*%|^con\b.*[,:]/i.test(text))
    return { kind: 'contains' };
  if (qualifying.test(text) && !text.includes(':')) return { kind: 'name' };
  if (isBinomial(text) || isShoutedBinomial(text) || isAuthority(text) || isGenus.test(text))
    return { kind: 'name' };
  // 'E160a(ii)'
  if (/^(?:i{1,3}|iv|v|vi{1,3}|d\.? ?e\.? ?\d[\d–-]*|d\/e)$/i.test(text)) return { kind: 'name' };
  if (stereo.test(text)) return { kind: 'name' };
  if (isTitration(text)) return { kind: 'name' };
  if (measured.test(text) || lacking.test(text)) return { kind: 'name' };
  if (onlyPlantParts.test(text)) return { kind: 'name' };
  if (
    /^(?:(?:in|sotto) forma di .*|(?:veicolat|supportat|adsorbit)[oaie] su .*|in proporzione variabile|in proporzioni variabili|naturale|naturali|bio|biologic[oaie]|in polvere|®|™|r|tm|\*+|\d{1,2}|100% .*|vegetale|vegetali|bovin[oae]|suin[oae]|marin[oae]|cloridrato|s\.? ?s\.?|sul secco|(?:sulla )?sostanza secca|t\.? ?q\.?|liofilizzat[oaie]|micronizzat[oaie]|\*? ?tostat[oaie]|essiccat[oaie]|disidratat[oaie]|pastorizzat[oaie]|cott[oaie]|crud[oaie]|macinat[oaie]|decaffeinat[oaie]|deglutinat[oaie]|instant|nano|ogm free|non ogm|non idrogenat[oaie]|idrogenat[oaie]|a catena media|min\.?|max\.?|minim[oa]|massim[oa]|circa)$/i.test(
      text,
    )
  ) {
    return { kind: 'name' };
  }
  return { kind: 'children' };
}

/** 'E 471', 'e-160a(ii)' as `E471`, `E160a(ii)`; undefined for any other text. */
export function codeOf(text: string): string | undefined {
  const match = text.length < 16 ? codeOnly.exec(text.trim()) : null;
  if (!match) return undefined;
  const roman = match[3] === undefined ? '' : `(${match[3].toLowerCase()})`;
  return `E${match[1]}${groupOf(match, 2).toLowerCase()}${roman}`;
}
