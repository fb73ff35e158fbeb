import { cautions } from './notes.ts';

/**
 * What declares allergens outside a list of ingredients, in the notation of phrases.ts, of texts
 * without accents and apostrophes: Italian and English. Each is a cue: what it says holds for the names behind it, or for those before it.
 */
export const cuePhrases = {
  /** Titles of what is contained; their names may be on the next line or in the next cell. */
  heading: `
    allergen(i|e|s|es|en|o|os|)[ (presenti|contenuti|dichiarati|alimentari|contained|present)]
    alergen(os|o|y|ios)
    allergen(ic|iche|ici|ico|ica)
    allergen (information|info)
    allergy (advice|information|info)|allergie alimentari|allergie e intolleranze|allergie o intolleranze
    allergie:|allerg.[:]|all.:|informazion(i|e) (per|agli) [gli ]allergic(i|he)
  `,
  /** Titles of lists, at the start of a sentence or before a colon. */
  list: '(ingredienti|ingrediente|ingredients|composizione|eccipienti|excipients|principi attivi)[ ][:]|ingr[.][ ]:',
  /** Verbs and words of presence. */
  contains: `
    contiene|contengono|contains|contain|cont.
    [(e|sono|is|are) ](presente|presenti|present)
    [(ma|e|but) ](non solo|not only)|non (contiene|contengono) (solo|soltanto|solamente)
    [(ma|e|ed|but|and) ]non [(e|sono) ](priv|esent)(o|a|i|e) (di|da|d|del|dal|dagli)|[(ma|e|ed|but|and) ]non [(e|sono) ]senza
    [(but|and|is|are) ]not (without|free (from|of))
    present(e|i) nel (prodotto|preparato)|present(e|i) nella (ricetta|composizione)
    (e|sono) contenut(o|a|i|e)|presenza (di|d)|presence of
    (tra|fra) gli ingredienti[ allergenici] (figura|figurano|ci sono|c e)
  `,
  /** Verbs of presence of what has more in it; behind another statement they add nothing. */
  includes: '(include|includono|includes)[:]',
  /** Titles of what is contained where a name is right behind them. */
  caution: `${cautions}:`,
  /** 'NO glutine SI latte', in capitals before a name. */
  affirmed: 'si',
  /** 'Con: soia', at the start of a clause. */
  having: '(con|with):',
  /** 'Assenza di latte non garantita': what is before it may be there. */
  unsure: `
    non [(e|sono|viene|vengono|possiamo|si puo|puo essere|possono essere) ](garantit|garanti|assicurat|assicurabil|garantibil|esclus)(o|a|i|e|re|bile|bili|)
    (not|cannot be|can not be|is not|are not) guaranteed
  `,
  /** Whom a product does not suit: with one of the sufferers below in the same clause. */
  unsuited: `
    [(ma|e|ed|but|and) ](non|not|no) [(e|sono|risulta|is|are) ](adatt|idone|indicat|consigliat|raccomandat|destinat|compatibil|suitable|recommended)~
    (cannot|can not|can t|do not) guarantee
    [(ma|e|ed) ]non (a|ai|agli|alle|per)|(not|no) for|(isn|aren) t suitable|unsuitable
    [(ma|e|ed|but|and) ](non|not) (consumare|assumere|utilizzare|usare|somministrare|consume|use)|do not (consume|use|eat)
    (sconsigliat|controindica|vietat|proibit)~|contraindicated|(inadatt|inidone|pericolos|rischios|dannos|nociv)~|rischi[o] per|evitare|avoid
    [(ma|e|ed) ]non (puo|possono|deve|devono|va|vanno) [essere ](consumat|assunt|utilizzat|usat|somministrat)~
    (puo|possono|potrebbe|can|may|could) (causare|provocare|scatenare|cause|trigger)
  `,
  /** Who is warned, at the start of a sentence: 'Chi è allergico al latte …'. */
  warned: `
    chi (e|sia|soffre|soffra|ha|abbia)|se (sei|siete|sono|soffr~)|if you (are|have|suffer)
    (soggetti|persone|individui|consumatori|pazienti|people|persons|consumers)[ (con|che|with|who|sono|are)]
    (allergic(i|o|a|he)|intolleranti)
  `,
  /** Those whom a product does not suit, behind or before what they do not bear. */
  sufferer:
    'allergic~|allerg(ia|ie|y|ies)|intolleran~|intoleran~|ipersensib~|hypersensitiv~|sufferer[s]',
  /** Where a note on allergens names one instead of the list: 'For allergens see milk in bold'. */
  referral: '(for|per gli|per) allergen(i|e|s)[,] (see|check|vedi|vedere|si veda|consultare)',
  /** What a product is, at the start of a sentence: 'Derivato del latte'. */
  derived: 'derivat(o|a|i|e) (di|del|dello|della|dell|dei|degli|delle)',
  /** Of what nothing else is said yet: inside another statement they name no new one. */
  made: `
    contenent(e|i)|containing|trattat(o|a|i|e) con
    a base (di|d)|made (with|from|of)
    (prodott|preparat|fatt|realizzat|ottenut|ricavat)(o|a|i|e) (con|da|dal|dalla|dallo|dai|dalle)
    (derivat|estratt)(o|a|i|e) (da|dal|dalla|dallo|dai|dalle|dagli)|(deriva[no]|a partire) (da|dal|dalla|dai)|(derived|extracted) from
  `,
  traces: `
    [(ma|e|ed) ](non|impossibile) [(si|e|viene) ][(sempre|puo|possiamo|possono|possibile) ]garanti(re|sce|amo|scono|ta|to)[ (la|l)][ (totale|completa|assoluta)] assenza[ (di|d)][ tracce][ (di|d)]
    (cannot|can not|can t|do not) guarantee [(the|a) ][(total|complete) ]absence[ of][ traces][ of]
    (puo|possono|potrebbe|potrebbero) [(inoltre|anche|accidentalmente|eventualmente|talvolta|occasionalmente) ](contenere|avere|presentare)[ (tracce|residui|piccole quantita)][ (di|d)]
    (puo|possono|potrebbe|potrebbero) [~ ]essere [~ ](present|contaminat)(e|i|o|a)[ (tracce|in tracce)][ (di|d)]
    (puo|possono|potrebbe|potrebbero) (venire a|entrare in) contatto|(puo|possono) cont.
    [(contiene|contengono|presenza di|presente in|presenti in|in|sono|e|con) ][(eventuali|eventuale|possibili|possibile|piccole|minime) ](tracce|traccia|traces|trace)[ (eventuali|possibili|accidentali)]
    (may|might|could|can) [(also|possibly|accidentally) ]contain[ traces][ of]
    (may|might|could) [also ]be present[ (in|as) traces]
    (possibile|possibili|eventuale|eventuali|potenziale|accidentale|possible) (presenza|presence)[ (accidental|involontari|occasional|non intenzional)(e|a)][ (di|of|d)]
    allergeni [(present|gestit|manipolat|utilizzat|trattat|lavorat)i ][(in|nel|nello|di|del|dello) ](stabiliment|sito|impiant|repart|laborator|azienda)~[ (produttiv(o|i)|di produzione)]
    presenza (accidental|involontari|occasional|eventual|possibil|non intenzional)(e|a)[ (di|d)]
    [(ma|e|ed) ](non|ne) [(sempre|comunque|del tutto) ][(si|e|viene) ][(sempre|puo|possiamo|possono|possibile) ]esclu(de|dere|diamo|sa|so)[ (la|che)][ possibile][ presenza][ di][ tracce][ (di|d)]
    non [(e|viene|possiamo|si puo) ](garant|assicur)~ [(l|la|una|che) ][(totale|completa) ](assenza|mancanza)[ (di|d)]
    [(possibile|possibili|eventuale|rischio di|rischi di|cross) ]contamina(zione|zioni|ted|tion|to|ti)[ (crociata|crociate|incrociata|accidentale)][ (con|da|di|with)]|cross-contamination
    (possibil|eventual|accidental)(e|i) contatt(o|i)[ (con|di|d)]|contatt(o|i) (possibil|eventual|accidental)(e|i)[ (con|di|d)]
    (possibil|eventual)(e|i) allergen(e|i)|allergen(e|i|s) (possibil|eventual|crociat|in tracce|may contain)~|precautionary allergen~|cross(-| )contact[ (with|con)]
  `,
  /** Where a food is made: with a word of what is done there, what is named may be in it. */
  place: `
    [(stess|medesim)(o|a|i|e) ](stabiliment|impiant|laborator|linea|linee|repart|fabbric|macchinar|attrezzatur|ambient|local(e|i)|sito|siti)~
    [same ](facility|facilities|plant|factory|equipment|line|lines|machinery|premises)
    [(ma|e|ed) ](prodott|preparat|realizzat|lavorat|confezionat)(o|a|i|e) (dove|ove|laddove)
  `,
  denied: `
    [(ma|e|but|and) ](non|ne|no) [(lo|la|li|ne|si|se) ](contiene|contengono|contenente|contenenti)[ (alcun|alcuna|nessun|nessuna|aggiunta|tracce)][ (di|d)]
    non (include|includono)|does not include|non [(sono|e) ][stat(o|a|i|e) ](aggiunt|inserit)(o|a|i|e)
    (does|do) not contain|(doesn|don) t contain|contain[s] no|allergen[s] free|not contain[s|ed]
    [allergen(i|e|s|) ](assent|absent)(e|i|)
    [allergen(i|e|s|) ](non|not|no) [(e|sono|risulta|risultano|viene) ](present|contenut)(e|i|o|a|)
    (neanche|nemmeno|neppure) [(un|una|la minima) ](traccia|tracce|ombra|grammo)[ (di|d)]
    (nessun|nessuna|nessuno|none)[ (presenza|traccia|allergene)][ (di|d)]
    (no|senza|without) allergen~
    (si|e|viene) esclu(de|sa|so)[ la][ presenza][ di][ tracce][ (di|d)]
    [(che|dove|in cui|ma|e) ]non [(si|vengono|viene|sono) ](lavor|utilizz|process|manipol|impieg|usa|usi)~|non (tratta|trattano)|non (si|vengono|viene|sono) tratt~
    (does|do|is|are) not (process|handle|use)~
  `,
  /** Whom a product suits: with one of the sufferers above in the same clause. */
  suited:
    '(adatt|idone|indicat|consigliat|ideal|perfett|pensat|formulat|suitable|perfect)(o|a|i|e|) [(anche|soprattutto|also) ](per|a|ad|al|all|allo|alla|ai|agli|alle|for|in)|(nessun|senza|zero|no) [alcun ]rischi[o] (per|for)',
  /** 'NO glutine', but 'glutine NO'. */
  none: 'no',
  /** Claims that name what they leave out word by word, often among other things. */
  lacking: `
    (senza|without|zero)[ (aggiunta|tracce|traccia)][ (di|d)]
    priv(o|a|i|e)|esent(e|i)|non (con|da|di|del|dal)
    (priv|esent|liber)(o|a|i|e) (di|da|d|del|dei|degli|delle|dal|dai|dagli|dalle|dalla|dallo|dall)
    (but|ma|e|and) (no|non|not)
    free (from|of)
    assenza (di|d)|absence of
  `,
  /** Declares what is behind its colon; without one it tells what something else has in it. */
  contained: '(e|sono) contenut(o|a|i|e) (nel|nella|nell|nello|nei|nelle|negli)',
  /** Begins what is said of some people, to the next comma. */
  whom: 'per chi|a chi|chi (ama|non tollera)|in (presenza|caso) (di|d) (allergi|intolleran)~',
  /** 'For allergens, including cereals containing gluten, see …': all of it tells where to look. */
  pointer: 'per [gli ]allergen(i|e)|for allergen[s]',
  /** What begins something that declares nothing, to the next comma. */
  aside: `
    present(e|i) (in|nel|nella|nell|nello|nei|nelle|negli|anche in)|present in
    alternativ(a|o) (a|al|alla|allo|ai|alle|agli)|alternative to
    (mescol|scioglier|aggiunger|abbinar|agitar|diluir)~|si scioglie|sciogli|sciogliete|aggiungi|aggiungete|abbina|diluisci
    mix[ with]
    vedi|vedere|see (ingredients|list)
  `,
  /** A taste, to the next comma; in a list of ingredients it is made of what it is named after. */
  taste: 'al gusto|gust(o|i)|sapore',
  /** 'Non contiene latte ma soia', where the name is right behind it. */
  but: '(e|ed) [(arricchit|fortificat|addizionat)(o|a|i|e) ]con|[(arricchit|fortificat|addizionat)(o|a|i|e) ](con|with)|(ma|bensi|but)[ (con|solo|anche|with)]|(al|allo|alla|ai|agli|alle|tranne|eccetto|salvo|fuorche|ad eccezione|con l eccezione|except|oltre)[ (a|di|d|del|dello|della|dei|degli|delle|al|alla|allo|ai|alle|agli|il|la|lo|for)]',
} as const;

/** Answers behind a colon, an equals sign, a dash or in a bracket; these hold for what is before them. */
export const shortAnswers = {
  traces: 't|tr',
  yes: 'si|yes|true|x|✓|✔|☑|✅|vero|1|y|s|c|●|+|contained|included',
  no: 'no|non|false|none|nessuno|nessuna|absent|falso|0|n|-|–|free|free from|n.d.|n.a.|n/a|○',
} as const;

/** What is done where a food is made. */
export const processWords =
  'present(e|i)|presenza|condivis~|shared|lavor(a|ano|ato|ata|ati|ate|ando|azione)|utilizz~|tratt(a|ano|ati|ate|ato|ata)|process~|manipol~|produc~|produtt~|prodott~|confezion~|trasform~|impieg~|maneggi~|realizzat~|contengono|contenenti|us(a|ano|ata|ate|ati|ato)|handle~|use(s|d)|made|manufactur~|packed|packag~|pack(s|ing)|elabor~|fabric~';

/** Behind these a verb says what another thing contains: 'alimenti che contengono latte'. */
export const relatives =
  'che|cui|dove|that|which|where|prodotti|alimenti|ingredienti|products|foods|cereali|cereals';

/** Cues that agree with several names: 'latte, soia e uova assenti'. */
export const plurals = '…(assent|present|contenut)i';

/** Words for a taste, which is not what it tastes of: 'gusto nocciola'; an 'aroma' may be made of it. */
export const tasteWords = 'gusto|gusti|sapore|flavour|flavor';

/** Keys of tastes. */
export const keysOfTastes = `[available ](${tasteWords}|sapori|aroma|aromi|flavours|flavors)[ disponibili]`;

/** Names that mean an allergen in what warns those who do not bear it: 'non adatto ai celiaci'. */
export const warnedNames = [
  ['gluten', 'c(e|oe)liac~'],
  ['nuts', 'nut'],
] as const;

/** What may be before those whom a product does not suit: 'per i celiaci non è adatto'. */
export const leadsOfSufferers = '(per|a|ai|agli|alle|for)';

/** With one of these a sentence tells sufferers that they may have it. */
export const suitingWords =
  '(puo|possono|potra|potranno|can|may) [(anche|tranquillamente|safely|also) ](consum|assum|gust|mang|bere|sceglie|usa|utilizz|appr|enjoy|eat|use|drink|take)~|adatt~|ideal~|perfett~|sicur~|per (te|voi)|senza problemi|tranquill~|benvenut~|suitable';

/** With one of these a sentence warns wherever in it those are whom it warns. */
export const avoidingWords =
  '(deve|devono|dovrebbe|dovrebbero) [~ ]evitar~|eviti[no]|non (deve|devono|puo|possono)|(should|must) (avoid|not)';

/** What may be before those who are warned. */
export const warningLeads =
  '[(attenzione|avvertenz(a|e)|nota|importante|n.b.|nb|warning|note)[ ][:] ][(i|gli|le|the) ]';

/** Keys of records that name a thing, and those that say how it is with it. */
export const nameKeys =
  'nome|name|label|q|feature|(attribute|feature|property|section) name|attribute code|(feature|property) code|nome (attributo|caratteristica)|title|titolo|key|chiave|etichetta|allergen type code|allergen type|allergen code|attribute|attributo|campo|property|proprieta|allergen|allergene|allergenname|caratteristica|question|domanda|voce|sostanza|substance|heading|intestazione';
export const answerKeys =
  'presente|presenza|present|presence|declaration|dichiarazione|contiene|contains|value|valore|values|answer|risposta|stato|status|level|livello|type|tipo|esito|content|contenuto|[allergen ](level of containment|containment level|containment)[ code]|val|flag|checked|selected|enabled|attivo|si|a';

/** Words before a full stop that ends no sentence. */
export const abbreviations =
  'allerg cont es min max cod vit art reg nr ca ecc etc incl lat spp sp var tit ex ing ingr conf tot prov der deriv veg nat';

/** Keys beside a name that hold what belongs to it. */
export const valueKeys =
  '(attribute|feature|property) value|valore (attributo|caratteristica)|paragraph[s]|paragraf(o|i)|text|testo|body|html|options|opzioni|valori|data|items|elenco|list|lista|description|descrizione';

/** Keys whose texts are no words of a label. */
export const technicalKeys =
  'id|icon|icona|image|images|img|immagine|immagini|src|url|href|link|slug|sku|ean|gtin|barcode|color|colour|class|path|file|code|codice|handle';

/** Words between the start of bare names and the first of them: 'semi di sesamo'. */
export const namePrepositions = 'contenenti|containing|di|of|d|da|a';

/** Words that end no sentence: the line breaks within it. */
export const links =
  'di|da|del|dello|della|dei|degli|delle|dal|dalla|con|e|ed|o|in|per|of|and|or|with|from|i';

/** Before the name of an allergen in a key that is true where it is there: `has_milk`, `con_latte`. */
export const havingWords = '(has|have|ha|con|with|include|includes|presenza|presence)[ (di|of)] ~';

/** Names of allergens which as keys say by a bare `true` that they are there; `nocciola` may be a flavour. */
export const namesOfPresence =
  'glutine|gluten|lattosio|lactose|soia|soy|soya|uov(a|o)|egg[s]|crostacei|crustaceans|shellfish|molluschi|molluscs|solfiti|anidride solforosa|sulphites|sulfites|sedano|celery|senape|mustard|lupin(i|o|s|)|frutta a guscio|tree nuts|caseina|casein|siero di latte|whey|latte|milk|dairy|latticini|pesce|fish|sesam(o|e)|frumento|grano|wheat';

/** Keys whose affirmed value says that the thing is there. */
export const presenceKeys = 'presente|presenza|present|presence|contiene|contains';

/** Fields that may hold a list of ingredients without saying so. */
export const fieldsWithLists = 'usage|caratteristiche|componenti|components';

/** Keys of lists of ingredients beside those that are headings of texts. */
export const listKeys =
  '[(lista|elenco|recipe|testo|dati) ][(di|degli) ]ingredient~|composizion~|composition~|eccipient~|excipient~|principi attiv~|(altr|other|active|inactive)~ ingredient~';

/** Answers at the start of a sentence: 'No, è senza lattosio.' */
export const leadingAnswers = {
  yes: 'si|yes',
  no: 'no|non|nessuno|nessuna',
} as const;

/** Verbs of presence where no space is behind them, as the source of an expression. */
export const gluedVerbs =
  '(?:puo|pu[òó]|possono)(?=conten)|(?:contiene|contengono|contenere)(?=[a-zà-ù]{3})';

/** Keys whose allergens may be there, whatever else they say: `cross_contact`, `precautionary_allergens`. */
export const tracesKeys =
  'cross contact|contaminazion(e|i)|contamination[s]|incroci~|crociat(a|o|i|e)|contaminant(e|i|s|)|precautionary|precauzional(e|i)|(traces|trace|tracce) (from|in|da|di|of) ingredient~';

/** Keys of what an ingredient is made of: `{ nome: 'Lecitina', origine: 'soia' }`. */
export const sourceKeys = 'origine|fonte|provenienza|derivazione|materia prima';
