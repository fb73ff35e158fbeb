/** Words of plant names and extracts, in the notation of phrases.ts where they are phrases. */

/** Words that labels cut short, whose full stop stays with them. */
export const shortened =
  'conc|estr|alim|veg|dem|demin|depur|deion|idrol|disidr|liof|tit|polv|biol|prot';

/** Who named a plant, as labels shorten it. */
export const authors =
  'L|Mill|Miller|Gaertn|Lam|DC|Willd|Wall|Roxb|Maxim|Kuntze|Kunth|Pers|Ait|Nees|Burm|Thunb|Meyer|Jacks|Dunal|Rosc|Roscoe|Turcz|Hook|Vahl|Sw|Murr|Medik|Presl|Schult|Benth|Desr|Juss|Planch|St\\.? ?Hil|Mart|Brot|Hill|All|Med|Bunge|Fisch|Rupr|Steud|Hemsl|Zucc|Sieb|Merr|Lour|Osbeck|Baill|Raf|Nutt|Torr|Engelm|Britton|Michx|Walp|Oliv|Stapf|Harms|K\\.?Koch|Cav|Forsk|Delile|Stokes|Mey|Linn|Wettst|Brongn|Spreng|Ledeb|Franch|Regel|Makino|Desf|Ruiz|Blume|Roth|Link|Bertoni|Rehder|Scop|Crantz|Poir|Duch|Cham|Schltdl|Borkh|Ehrh|Moench|Vill|Diels|Royle|Decne|Pursh|Lindl|Cogn|Griseb|Radlk|Briq|Weber|Wigg|Boiss|Bge|Rchb|Urb|Wright|Czern|Maton|Rich|Salisb|Sm|Wight|Engl|Miq|Sims|Hassk|Hance|Batal|Vitt|Vittad';

/** Genera of the plants, animals, fungi, algae and bacteria of the trade: known in any case. */
export const genera =
  'achillea aesculus albizia amorphophallus cicer corynanthe ophiocordyceps aspergillus agaricus allium aloe alpinia althaea ananas andrographis angelica apium arctium arctostaphylos aronia arnica artemisia arthrospira ascophyllum asparagus astragalus avena bacopa barbarea berberis betula bifidobacterium boswellia brassica bupleurum caesalpinia calendula camellia cannabis capsicum carica carthamus carum cassia castanea centella ceratonia chlorella chondrus cichorium cimicifuga cinnamomum citrullus citrus cocos coffea cola coleus commiphora cordyceps coriandrum cosmos crataegus crocus croton cucumis cucurbita cuminum curcuma cuscuta cyamopsis cyclanthera cymbopogon cynara dioscorea echinacea elettaria eleutherococcus emblica epilobium epimedium equisetum eriobotrya erythroxylum eschscholzia eucalyptus eugenia euphrasia eurycoma euterpe fabiana ferula ficus foeniculum fucus galega ganoderma garcinia gentiana ginkgo glycine glycyrrhiza grifola griffonia guaiacum gymnema haematococcus hamamelis harpagophytum hedera hericium hibiscus hippophae hordeum hoodia humulus hydrangea hydrastis hypericum ilex illicium inula isatis juglans juniperus lactobacillus laminaria lavandula lens lentinula lentinus lepidium lespedeza levisticum linum lonicera lycium lycopersicon macrocystis magnolia malpighia malva mangifera marrubium matricaria medicago melaleuca melilotus melissa mentha momordica morinda moringa morus mucuna myrciaria myristica nelumbo nigella ocimum oenothera olea oncorhynchus opuntia origanum orthosiphon oryza paeonia palmaria panax papaver parietaria passiflora paullinia perilla perna persea petroselinum peumus phaseolus phyllanthus phyllostachys picea picrorhiza pilosella pimpinella pinus piper piscidia pistacia plantago platycodon plectranthus pleurotus polygonum polypodium polyporus potentilla poria prunus psidium pterocarpus ptychopetalum pueraria punica pygeum pyrus quercus quillaja raphanus rhamnus rheum rhodiola ribes rosa rosmarinus rubia rubus ruscus saccharomyces saccharum salix salvia sambucus santalum saposhnikovia scomber dosidicus illex loligo schisandra scutellaria secale senna serenoa sesamum sida silybum simmondsia siraitia smilax solanum solidago sophora spirulina spinacia stevia streptococcus swertia syzygium tabebuia tamarindus tanacetum taraxacum terminalia theobroma thymus tilia tinospora trametes tribulus trifolium trigonella tuber triticum turnera uncaria undaria urtica vaccinium valeriana vanilla verbascum verbena veronica viola viscum vitex vitis withania yucca zea zingiber ziziphus';

/** Words of lists that end as Latin genera do. */
export const italianNouns =
  'proteina farina gelatina pectina crema pasta fibra vitamina lecitina gomma carragenina acqua soia avena glicerina cellulosa creatina caffeina taurina carnitina glutammina arginina leucina maltodestrina inulina caseina panna cera aroma miscela polvere bevanda salsa frutta crusca semola fecola melassa vaniglia cannella menta banana fragola mela pera arancia nocciola mandorla arachide carota zucca patata copertura capsula mais beta';

/** Second words of Italian phrases that look like a Latin name. */
export const italianSeconds = `
  di|da|del|della|dei|in|con|al|alla|per|e|o|oppure|puro|pura
  vegetale~|naturale~|solubile~|intero~|intera~|scremato~|bovin(a|o)~
  (idrolizzat|concentrat|isolat|micellar|ricc|secc|liofilizzat|modificat|invertit)~
  (colloidale|microcristallin|raffinat|disidratat|ramificat|essenzial|anidr|monoidrat)~
`;

/** Endings of the first and of the second word of Latin names. */
export const genusEndings =
  'us|um|is|ea|ia|ium|as|on|es|os|ax|ix|yx|la|na|ca|ma|ga|ra|sa|ta|za|ops|ys|a';
/** Endings of the first word by which it is told among words in capitals. */
export const clearGenusEndings = 'us|um|is|ia|ea|es|as|on';
export const speciesEndings =
  'us|um|is|a|ae|ii|i|ens|ans|or|ax|ix|ys|es|e|on|as|os|yx|ops|oides|phyllum|carpa|carpus|inum|eum|ginseng|mukul|mume|cacao';

/** Species that no Italian word is: they tell a Latin name behind any first word. */
export const sureSpecies =
  'vulgaris vulgare officinalis officinale sativa sativum sativus annuum annua vinifera vera longa nigrum alba album';

export const plantParts =
  'radic(e|i)|fogli(a|e)|frutt(o|i)|sem(e|i)|corteccia|fior(e|i)|rizoma|rizomi|sommità|sommità fiorite|parti aeree|parte aerea|pianta intera|bulbo|tubero|alga|tallo|gomma-resina|gommoresina|oleoresina|resina|gomma|buccia|scorza|bacc(a|he)|erba|gambo|legno|polpa|petali|gemme|stigmi|succo|lattice|cladodi|micelio|sporofor(o|i)|carpofor(o|i)|pericarpo|epicarpo|mallo|germogli|strobili|spore|fusto|cormo|pomo|mesocarpo|cortecce';

/** Words that tell the strength of an extract. */
export const strengthWords =
  'tit|titolat(o|a|i|e)|titolo|std|standardizzat(o|a|i|e)|e.s|e.s.|estratto secco|d.e.r|d.e.r.|der|rapporto|droga';

/** A bracket of one of these alone tells a form of the plant. */
export const extractForms =
  'estratto|estratto (fluido|idroalcolico|acquoso|molle|totum|concentrato)|polvere|in polvere';

/** What extracts are standardised to, as a word begins. */
export const markerCompounds =
  'rosavin~|curcuminoid~|ginsenosid~|polifenol~|catechin~|egcg|saponin~|flavonoid~|antocian~|silimarin~|witanolid~|withanolid~|isoflavon~|bacosid~|sinefrin~|hca|salidrosid~|caffein~|piperin~|acid(o|i) ~|sulforafan~|icariin~|protodioscin~|steroid~|tannin~|proantocianid~|antrachinon~|iperic~|forskolin~|yohimbin~|jaluron~|creatin~|eleuterosid~|glucosinolat~|vitamin~|oleuropein~|idrossitirosol~|capsaicin~|gingerol~|quercetin~|resveratrol~|allicin~|mucillag~|inulin~|fosfatid~|fosfolipid~|valerenic~|beta-glucan~|beta glucan~|betaglucan~|licopen~|lutein~|astaxantin~|teanin~|momordicin~|furostan~|boswelli~';
