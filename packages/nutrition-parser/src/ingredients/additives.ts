import { fold } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';

/**
 * The functional classes of additives with the names that Italian lists, and those of imports, print before
 * their members, and the members most used. Sources: Reg. (EC) No 1333/2008, Annex I; Reg. (EU) No 1169/2011,
 * Annex VII, Part C.
 */
const classes = [
  [
    'acid',
    'acidificante|acidif|acidificanti|acidulante|acidulanti|acid|acids|acidifier|acidulant',
    'acido citrico|acido malico|acido tartarico|acido lattico|acido fosforico|acido fumarico|acido adipico|acido ortofosforico|acido citrico monoidrato|acido citrico anidro|acido acetico|acido dl malico|acido l tartarico|citric acid|malic acid',
  ],
  [
    'acidityRegulator',
    'correttore di acidita|correttori di acidita|correttore dell acidita|regolatore di acidita|regolatori di acidita|regolatore dell acidita|correttori dell acidita|correttore acidita|correttori acidita|regolatore d acidita|correttore d acidita|acidity regulator|acidity regulators',
    'acido citrico|acido malico|acido tartarico|acido lattico|acido fosforico|acido fumarico|acido adipico|citrato di sodio|citrati di sodio|citrato trisodico|citrato di potassio|citrati di potassio|citrato monosodico|bicarbonato di sodio|carbonato di sodio|carbonati di sodio|carbonato di potassio|carbonato di calcio|carbonato di magnesio|fosfato di sodio|fosfati di sodio|fosfato di potassio|fosfati di potassio|fosfato dipotassico|fosfato tricalcico|lattato di sodio|lattato di calcio|malato di sodio|gluconato di sodio|idrossido di sodio|acetato di sodio|acido citrico anidro|sodio citrato|potassio citrato|sodio bicarbonato|sodio carbonato|potassio carbonato|citrato di calcio|calcio carbonato|potassio fosfato|malato acido di sodio|tartrato di potassio|acido dl malico|acido tartarico l|idrossido di potassio|fosfato di calcio|citrati di calcio|citric acid|sodium citrate|malic acid',
  ],
  [
    'antiCakingAgent',
    'antiagglomerante|antiagglom|antiagglomeranti|antiaggl|antiagg|agente antiagglomerante|agenti antiagglomeranti|anti agglomerante|anti agglomeranti|antiagglomerati|lubrificante|lubrificanti|agente lubrificante|anti caking agent|anti caking agents|anticaking agent',
    'biossido di silicio|diossido di silicio|silice|silice colloidale|biossido di silicio colloidale|biossido di silicio nano|silice amorfa|magnesio stearato|stearato di magnesio|sali di magnesio degli acidi grassi|sali magnesiaci degli acidi grassi|sali di magnesio di acidi grassi|acido stearico|acidi grassi|talco|fosfato tricalcico|fosfato di calcio|fosfati di calcio|fosfato bicalcico|carbonato di magnesio|carbonato di calcio|cellulosa|cellulosa microcristallina|polvere di cellulosa|silicato di calcio|silicato di magnesio|ossido di magnesio|mono e digliceridi degli acidi grassi|mono e digliceridi di acidi grassi|behenato di glicerile|olio di semi di cotone idrogenato|calcio stearato|stearato di calcio|silicio biossido|silicio diossido|ossido di silicio|calcio fosfato|amido di mais|amido di riso|sali di calcio degli acidi grassi|polivinilpirrolidone|polietilenglicole|esteri di saccarosio degli acidi grassi|calcio silicato|tricalcio fosfato|magnesio carbonato|magnesio stearato vegetale|stearato di magnesio vegetale|talco alimentare|fibra di riso|sorbitolo|mannitolo|concentrato di riso|silicon dioxide|magnesium stearate',
  ],
  [
    'antiFoamingAgent',
    'antischiuma|agente antischiuma|agenti antischiuma|antischiumogeno|antischiumogeni',
    'dimetilpolisilossano|polidimetilsilossano|mono e digliceridi degli acidi grassi|alginato di calcio|dimeticone',
  ],
  [
    'antioxidant',
    'antiossidante|antioss|antiossidanti|agente antiossidante|agenti antiossidanti|antioxidant|antioxidants',
    'acido ascorbico|acido l ascorbico|ascorbato di sodio|ascorbato di calcio|palmitato di ascorbile|ascorbil palmitato|tocoferoli|alfa tocoferolo|estratto ricco in tocoferolo|estratto ricco di tocoferoli|estratto di rosmarino|estratti di rosmarino|tocoferoli misti|vitamina e|vitamina c|acido citrico|lecitina|lecitine|bha|bht|estratto naturale ricco in tocoferoli|miscela di tocoferoli|d alfa tocoferolo|dl alfa tocoferolo|gallato di propile|acetato di dl alfa tocoferile|tocoferolo|lecitina di soia|lecitina di girasole|lecitine di girasole|acido eritorbico|estratto ricco in tocoferoli|miscela di tocoferoli naturali|gamma tocoferolo|delta tocoferolo|ascorbile palmitato',
  ],
  [
    'bulkingAgent',
    'agente di carica|agenti di carica|agente di massa|agenti di massa|diluente|diluenti|agente diluente|riempitivo|agente riempitivo|stabilizzante di carica|bulking agent|bulking agents',
    'cellulosa|cellulosa microcristallina|cellulosa in polvere|fosfato bicalcico|fosfato dicalcico|fosfato di calcio|fosfati di calcio|calcio fosfato|calcio fosfato bibasico|fosfato tricalcico|calcio carbonato|carbonato di calcio|maltodestrine|maltodestrina|polidestrosio|sorbitolo|mannitolo|isomalto|maltitolo|xilitolo|eritritolo|lattosio|amido di mais|amido di riso|inulina|cellulosa microgranulare|gel di cellulosa|lattitolo|fosfato dicalcico diidrato|amido di mais pregelatinizzato|gomma d acacia|gomma arabica|fosfato di calcio bibasico|dicalcio fosfato|calcio fosfato dibasico|fosfato di calcio dibasico|idrossipropilmetilcellulosa|mais amido|amido|farina di riso|fibra di acacia|carbossimetilcellulosa',
  ],
  [
    'carrier',
    'supporto|supporti|carrier|veicolante|veicolanti',
    'maltodestrine|maltodestrina|gomma arabica|gomma d acacia|glicerolo|polidestrosio|trigliceridi a catena media|ciclodestrine|beta ciclodestrina|triacetina',
  ],
  [
    'colour',
    'colorante|coloranti|colorante alimentare|coloranti alimentari|agente colorante|agenti coloranti|colorante naturale|coloranti naturali|colour|colours|color|colors',
    'curcumina|riboflavina|riboflavine|cocciniglia|acido carminico|carminio|caramello|caramello semplice|caramello ammoniacale|caramello solfito ammoniacale|carbone vegetale|caroteni|carotene|beta carotene|betacarotene|annatto|norbissina|bissina|estratto di paprica|capsantina|licopina|licopene|luteina|betanina|rosso di barbabietola|rosso barbabietola|antociani|biossido di titanio|titanio biossido|ossidi di ferro|ossidi e idrossidi di ferro|ossido di ferro|ossido di ferro rosso|ossido di ferro giallo|ossido di ferro nero|clorofille|clorofilline|complessi rameici delle clorofille|complessi delle clorofilline con rame|complessi rameici delle clorofilline|blu brillante|indigotina|tartrazina|giallo tramonto|azorubina|rosso allura|giallo chinolina|ponceau|rosso cocciniglia|nero brillante|carbonato di calcio|blu patentato v|blu brillante fcf|rosso allura ac|giallo di chinolina|spirulina|concentrato di spirulina|concentrato di carota|carminio di cocciniglia|estratto di paprika|paprika|clorofillina rameica|antocianine|caramello e150d|estratto di annatto|betacaroteni|ferro ossido|rosso ponceau 4r|zafferano',
  ],
  [
    'emulsifier',
    'emulsionante|emulsionanti|emuls|agente emulsionante|agenti emulsionanti|emulsificante|emulsificanti|emulsifier|emulsifiers',
    'lecitina|lecitine|lecitina di soia|lecitine di soia|lecitina di girasole|lecitine di girasole|lecitina da soia|lecitina di colza|mono e digliceridi degli acidi grassi|mono e digliceridi di acidi grassi|monogliceridi e digliceridi degli acidi grassi|poliricinoleato di poliglicerolo|esteri di saccarosio degli acidi grassi|esteri poliglicerici degli acidi grassi|polisorbato 80|polisorbati|pgpr|esteri dell acido citrico|stearoil lattilato di sodio|gomma arabica|lecitina di soja|sodio stearoil lattilato|monostearato di sorbitano|fosfatidi di ammonio|gomma d acacia|fosfolipidi|monostearato di glicerile|esteri dell acido tartarico|mono e digliceridi|lecitine da girasole|lecitina vegetale|amido modificato|polisorbato 60|esteri mono e diacetiltartarici di mono e digliceridi degli acidi grassi|poliossietilensorbitano monooleato|polisorbato|soy lecithin|soya lecithin|sunflower lecithin|lecithin|lecithins',
  ],
  [
    'emulsifyingSalt',
    'sali di fusione|sale di fusione',
    'citrati di sodio|polifosfati|fosfati di sodio|citrato di sodio',
  ],
  [
    'firmingAgent',
    'agente di resistenza|agenti di resistenza|rassodante|agente rassodante',
    'cloruro di calcio|lattato di calcio|citrato di calcio|solfato di calcio',
  ],
  [
    'flavourEnhancer',
    'esaltatore di sapidita|esaltatori di sapidita|esaltatore di sapore|esaltatore del gusto|esaltatori del gusto|esaltatore di gusto|esaltatori di sapore',
    'glutammato monosodico|glutammato di sodio|guanilato disodico|inosinato disodico|glicina|acido glutammico|glicina e suo sale di sodio',
  ],
  [
    'flourTreatmentAgent',
    'agente di trattamento della farina|agenti di trattamento della farina|agente di trattamento delle farine',
    'acido ascorbico|l cisteina|acido l ascorbico',
  ],
  [
    'foamingAgent',
    'agente schiumogeno|agenti schiumogeni|schiumogeno',
    'estratto di quillaia|metilcellulosa',
  ],
  [
    'gellingAgent',
    'gelificante|gelificanti|agente gelificante|agenti gelificanti|agente di gelificazione|agente gelidificante|gelling agent|gelling agents',
    'pectina|pectine|agar agar|agar|carragenina|carragenine|gomma di gellano|gomma gellano|alginato di sodio|farina di semi di carrube|gelatina|gelatina alimentare|gelatina bovina|gelatina di bovino|gelatina suina|cloruro di potassio|amido modificato|gomma xantana|gomma di xanthan|konjac|gomma di konjac|pectina di agrumi|pectine di frutta',
  ],
  [
    'glazingAgent',
    'agente di rivestimento|agenti di rivestimento|agente di rivestimento e lucidatura|rivestimento|agente lucidante|agenti lucidanti|lucidante|agenti di copertura|agente di copertura|filmatura|filmante|agente filmante|agenti filmanti|agente di filmatura|glazing agent|glazing agents',
    'idrossipropilmetilcellulosa|idrossi propil metil cellulosa|idrossipropil metilcellulosa|idrossipropilcellulosa|gommalacca|shellac|cera d api|cera carnauba|cera di carnauba|talco|glicerolo|gelatina|alcol polivinilico|polietilenglicole|acido stearico|ipromellosa|cera d api bianca|cera d api gialla|glicerina|polidestrosio|cera d api bianca e gialla|etilcellulosa|biossido di titanio|gomma arabica|glicol propilenico|polivinilalcol|acetoftalato di cellulosa|alcool polivinilico|trigliceridi a catena media|cellulosa microcristallina|maltodestrina|sodio alginato|triacetato di glicerile|polivinilpirrolidone',
  ],
  [
    'humectant',
    'umidificante|umidificanti|umettante|umettanti|agente umidificante|agenti umidificanti|agente umettante|agenti umettanti|humectant|humectants',
    'glicerolo|glicerina|glicerina vegetale|glicerolo vegetale|sorbitolo|sorbitoli|sciroppo di sorbitolo|glicole propilenico|maltitolo|sciroppo di maltitolo|xilitolo|polidestrosio|eritritolo|propilenglicole|glicerina di origine vegetale|propan 1 2 diolo|lattato di sodio|glycerol|glycerine',
  ],
  [
    'modifiedStarch',
    'amido modificato|amidi modificati',
    'fosfato di diamido|fosfato di amido acetilato|ottenilsuccinato di amido e sodio|amido acetilato|fosfato di diamido acetilato|adipato di diamido acetilato',
  ],
  [
    'packagingGas',
    'gas di imballaggio|gas d imballaggio|gas|gas inerte|gas protettivo',
    'azoto|anidride carbonica|argon',
  ],
  [
    'preservative',
    'conservante|conserv|conservanti|agente conservante|agenti conservanti|preservative|preservatives',
    'sorbato di potassio|potassio sorbato|acido sorbico|benzoato di sodio|sodio benzoato|acido benzoico|benzoato di potassio|metabisolfito di sodio|metabisolfito di potassio|anidride solforosa|nitrito di sodio|nitrato di potassio|propionato di calcio|dimetildicarbonato|natamicina|dicarbonato di dimetile|solfito di sodio|potassio benzoato|sodio metabisolfito|sorbato di calcio|biossido di zolfo|bisolfito di sodio|potassium sorbate|sodium benzoate',
  ],
  [
    'propellant',
    'propellente|propellenti|gas propulsore|gas propellente',
    'azoto|protossido d azoto|butano|isobutano|propano|anidride carbonica',
  ],
  [
    'raisingAgent',
    'agente lievitante|agenti lievitanti|polvere lievitante|agente di lievitazione|agenti di lievitazione|raising agent|raising agents',
    'bicarbonato di sodio|carbonato acido di sodio|carbonati di sodio|carbonato acido di ammonio|carbonati di ammonio|difosfato disodico|difosfati|tartrato monopotassico|bicarbonato di ammonio|pirofosfato acido di sodio|bitartrato di potassio|fosfato monocalcico|amido di mais|glucono delta lattone|difosfato di sodio|idrogenocarbonato di sodio|carbonato di ammonio',
  ],
  [
    'sequestrant',
    'sequestrante|sequestranti|agente sequestrante|agenti sequestranti',
    'edta|edta disodico|acido citrico|citrato di sodio|calcio disodio edta|gluconato di sodio',
  ],
  [
    'stabiliser',
    'stabilizzante|stabil|stabilizzanti|agente stabilizzante|agenti stabilizzanti|stabiliser|stabilisers|stabilizer|stabilizers',
    'gomma di guar|gomma guar|farina di semi di guar|gomma xantana|gomma di xantano|gomma xanthan|gomma di xanthan|farina di semi di carrube|carragenina|carragenine|pectina|pectine|gomma arabica|gomma d acacia|alginato di sodio|glicerolo|polivinilpirrolidone|polivinilpolipirrolidone|cellulosa microcristallina|carbossimetilcellulosa|carbossimetilcellulosa sodica|idrossipropilmetilcellulosa|fosfato dipotassico|citrato di sodio|citrati di sodio|fosfati di sodio|trifosfato|polifosfati|gomma di cellulosa|gomma di gellano|gomma gellano|sorbitolo|maltitolo|invertasi|sucroesteri|acetato isobutirrato di saccarosio|esteri della glicerina della resina del legno|carbonato di calcio|fosfato di potassio|xilitolo|sciroppo di maltitolo|gomma di acacia|sodio carbossimetilcellulosa|crospovidone|carbossimetilcellulosa sodica reticolata|croscaramelloso sodico|croscarmellosa sodica|gomma di cellulosa reticolata|cellulosa|idrossipropilcellulosa|gomma di guar parzialmente idrolizzata|konjac|glucomannano|gomma di tara|povidone|inulina|fosfato bicalcico|fosfato dicalcico|xanthan gum|guar gum',
  ],
  [
    'sweetener',
    'edulcorante|edulcoranti|edulc|dolcificante|dolcificanti|agente edulcorante|agenti edulcoranti|edulcoranti intensivi|edulcorante intensivo|sweetener|sweeteners',
    'sucralosio|acesulfame k|acesulfame|acesulfame di potassio|acesulfame potassico|aspartame|saccarina|saccarina sodica|sodio saccarinato|saccarinato di sodio|saccarina di sodio|ciclamato di sodio|sodio ciclamato|ciclamato|acido ciclammico|ciclammato di sodio|glicosidi steviolici|glicosidi dello steviolo|glucosidi steviolici|glucosidi dello steviolo|glicosidi steviolici da stevia|stevia|stevia rebaudiana|neotame|advantame|taumatina|thaumatina|neoesperidina dc|neoesperidina|sale di aspartame acesulfame|eritritolo|xilitolo|maltitolo|maltitoli|sciroppo di maltitolo|sorbitolo|sorbitoli|sciroppo di sorbitolo|mannitolo|isomalto|isomaltitolo|lattitolo|glicosidi steviolici da foglie di stevia|polioli|glicosidi steviolici dalla stevia|rebaudioside a|steviol glicosidi|estratto di stevia|saccarinato sodico|ciclammati|ciclamati|poliglicitolo|sciroppo di poliglicitolo|isomaltulosio|rebaudioside m|glicosidi steviolici prodotti da stevia|fruttosio|tagatosio|eritrolo|erythritolo|eritritol|sucralose|acesulfame potassio|steviol glycosides',
  ],
  [
    'thickener',
    'addensante|addens|addensanti|agente addensante|agenti addensanti|ispessente|agente di consistenza|agenti di consistenza|thickener|thickeners',
    'gomma di guar|gomma guar|farina di semi di guar|farina di guar|guar|gomma xantana|gomma di xantano|gomma xanthan|gomma di xanthan|xanthan|xantano|farina di semi di carrube|gomma di semi di carrube|carragenina|carragenine|pectina|pectine|gomma arabica|gomma d acacia|alginato di sodio|carbossimetilcellulosa|carbossimetilcellulosa sodica|gomma di cellulosa|cellulosa|cellulosa microcristallina|gomma di tara|gomma tara|gomma di konjac|konjac|glucomannano|glucomannano di konjac|gomma di gellano|gomma gellano|amido modificato|amido modificato di mais|agar agar|idrossipropilmetilcellulosa|metilcellulosa|idrossipropilcellulosa|gomma adragante|gelatina|gomma di acacia|farina di konjac|fibra di psillio|gomma cellulosica|cmc|polidestrosio|sodio carbossimetilcellulosa|inulina|sodio alginato|gomma karaya|karaya|gomma di cellulosa reticolata|glicerolo|fecola di patate|amido di mais|xanthan gum|guar gum|cellulose gum',
  ],
] as const;

export type AdditiveClass = (typeof classes)[number][0];

/**
 * Additive classes with their Italian names, singular first.
 * Sources: Reg. (EC) No 1333/2008, Annex I; Reg. (EU) No 1169/2011, Annex VII, Part C.
 */
export const additiveClasses: Readonly<
  Record<string, { names: readonly string[]; members: readonly string[] }>
> = Object.fromEntries(
  classes.map(([key, names, members]) => [
    key,
    { names: names.split('|'), members: members.split('|') },
  ]),
);

const classByName = new Map<string, AdditiveClass>();
const classesByMember = new Map<string, Set<AdditiveClass>>();
for (const [key, names, members] of classes) {
  for (const name of names.split('|')) classByName.set(name, key);
  for (const member of members.split('|')) {
    const known = classesByMember.get(member);
    if (known) known.add(key);
    else classesByMember.set(member, new Set([key]));
  }
}

const joint = / ?[/&] ?| ed? | - /;

/** The additive class that a text names, the first of several ('emulsionante e stabilizzante'); or undefined. */
export function additiveClassOf(text: string): AdditiveClass | undefined {
  if (text.length > 60) return undefined;
  const known = classByName.get(fold(text));
  if (known !== undefined || !joint.test(text)) return known;
  const [first, ...others] = text.split(joint).map((name) => classByName.get(fold(name)));
  return others.every((name) => name !== undefined) ? first : undefined;
}

const codeOnly = /^e ?\d{3,4}[a-f]?( ?i{1,3})?\b/;

/** What stands behind the name of an additive: where it is from, its form, its number. */
const mannerOfMember =
  / (?:di origine vegetale|vegetale|vegetali|naturale|naturali|in polvere|e ?\d{3,4}[a-f]?)$/;

/** The classes that an item is a member of; an E-number may be of any, most items are of none. */
type Membership = 'any' | ReadonlySet<AdditiveClass> | null;

const memberships = new Remembered<Membership>();

function membershipOf(item: string): Membership {
  const folded = fold(item.length > 90 ? item.slice(0, 90) : item);
  if (codeOnly.test(folded)) return 'any';
  const known =
    classesByMember.get(folded) ?? classesByMember.get(folded.replace(mannerOfMember, ''));
  return known ?? null;
}

/** Whether an item may continue the list of a class: a known member of it, or an E-number. */
export function isMember(item: string, role: AdditiveClass): boolean {
  let known = memberships.find(item);
  if (known === undefined) known = memberships.keep(item, membershipOf(item));
  return known === 'any' || known?.has(role) === true;
}

const codes = /^(?:e[\s-]?\d{3,4}[a-f]?(?: ?\(i+\))?(?: e |[\s,/-]*(?=e)|$))+$/i;

/**
 * A class that lost its colon, and where its members begin: 'edulcoranti sucralosio' in the plural,
 * 'emulsionante E471' in any number.
 */
export function classAtStart(text: string): { role: AdditiveClass; end: number } | null {
  if (text.length > 90) return null;
  for (let end = text.indexOf(' '); end > 0 && end < 40; end = text.indexOf(' ', end + 1)) {
    const role = classByName.get(fold(text, 0, end));
    if (role === undefined) continue;
    const rest = text.slice(end + 1).trim();
    const isPlural = /^(?:agenti |correttori |regolatori )?\S+i$/i.test(text.slice(0, end));
    if (codes.test(rest)) return { role, end };
    if (isPlural && rest.split(/ ed? /).every((name) => isMember(name, role))) return { role, end };
  }
  return null;
}

/** The class whose name begins a text ('emulsionante lecitina di soia'), or undefined. */
export function leadingClass(text: string): AdditiveClass | undefined {
  const words = fold(text.length > 60 ? text.slice(0, 60) : text).split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const known = classByName.get(words.slice(0, count).join(' '));
    if (known) return known;
  }
  return undefined;
}
