/**
 * Words by which the language of a list is told, as folded words: small words, foods, allergens and
 * headings. `~` stands for the rest of a word. What lists of two of the groups have ('cacao', 'soja',
 * 'edulcorante') is in neither, nor are Latin names, brands and chemical names.
 * Sources: Annexes II and VII of Regulation (EU) No 1169/2011 in these languages.
 */
export const languageWords = {
  it: `
    di dello della dell dei degli delle allo ai agli alle dal dalla dallo dai dalle nello nella senza puo possono
    contenere contiene contengono tracce prodotto prodotti stabilimento derivati ingredienti ingrediente anche
    zucchero zuccheri acqua sale farina olio grasso grassi burro latte uova uovo soia frumento grano orzo
    segale farro riso fiocchi crusca amido fecola miele cioccolato nocciole nocciola mandorle mandorla
    arachidi noci anacardi pistacchi pesce crostacei molluschi sedano senape lupini solfiti solforosa
    siero sierolatte proteine caseinato albume tuorlo formaggio panna lattosio glutine lievito spezie frutta mele
    limone arancia fragola vaniglia cocco girasole pomodoro sciroppo glucosio fruttosio destrosio maltodestrine
    saccarosio sucralosio aromi edulcoranti emulsionanti addensante addensanti stabilizzante stabilizzanti
    conservanti coloranti acidificanti correttore correttori antiagglomeranti antiossidante antiossidanti agenti
    umidificante gelificanti lievitanti rivestimento polvere estratto secco titolato foglie radice magro intero
    scremato vegetale vegetali minerali cellulosa microcristallina biossido monoidrato integratore alimentare
  `,
  en: `
    the and of from with without for or may contain contains containing made ingredients allergens allergen advice
    sugar water salt flour oil butter cream milk egg eggs wheat oat oats barley rye spelt rice soy soya
    soybean soybeans peanut peanuts almond almonds hazelnut hazelnuts walnut walnuts cashew cashews nut nuts
    seeds seed fish shellfish shrimp crab mussel celery mustard sulphites yeast cheese cocoa honey chocolate
    starch syrup powder skim skimmed whole dried coconut sunflower rapeseed flavouring flavourings flavoring
    flavorings flavour flavor flavours flavors sweetener sweeteners emulsifier emulsifiers thickener thickeners
    stabiliser stabilisers stabilizer stabilizers preservative preservatives colour colours acidity caking raising
    gelling bulking glazing vegetable acid oxide leaf root
  `,
  de: `
    und oder mit von fur enthalt enthaelt konnen spuren enthalten zutaten ohne hergestellt verarbeitet betrieb
    zucker wasser salz mehl weizen~ hartweizen~ roggen~ gerste gersten~ hafer haferflocken haferkleie dinkel~ reis reismehl milch~
    magermilch~ vollmilch~ molke molken~ sussmolken~ rahm sahne~ kase joghurt~ eier eiklar~ eigelb~ eipulver~ vollei~
    huhnerei~ eiweiss~ milcheiweiss~ sojalecithin~ sojamehl sojaprotein~ erdnuss~ erdnusse haselnuss~ haselnusse mandeln
    mandelmus walnusse nusse nussen schalenfrucht~ cashewkerne fisch~ fischol lachs~ thunfisch~ krebstier~ krustentier~
    garnelen weichtier~ muscheln sellerie~ senf sesamsamen lupinen~ schwefeldioxid kakao~ honig starke~ sirup
    sonnenblumen~ pflanzliche~ rapsol palmol aromen sussungsmittel~ sussstoff~ emulgator~ emulgatoren verdickungsmittel
    stabilisator~ konservierungsstoff~ farbstoff~ sauerungsmittel saureregulator~ geliermittel trennmittel fullstoff~
    antioxidationsmittel uberzugsmittel backtriebmittel feuchthaltemittel kollagen ballaststoff~ datteln milchsaure
  `,
  fr: `
    ou du des aux avec sans peut contenir contient fabrique allergenes
    sucre eau sel farine ble froment orge seigle avoine epeautre riz lait beurre fromage oeuf oeufs poudre lactoserum
    petitlait arachides cacahuetes noisette noisettes amandes noix cajou poisson saumon thon crustaces crevettes
    mollusques moules encornets celeri moutarde graines lupins huile tournesol arome aromes edulcorant edulcorants
    emulsifiant emulsifiants epaississant epaississants stabilisant stabilisants conservateur conservateurs colorant
    colorants acidifiant acidifiants gelifiant antioxydant antioxydants amidon levure sirop extrait ecreme maltee dattes
    fraiche lecithine abricots proteines
  `,
  es: `
    puede contener trazas polvo desnatada entera ingredientes azucar agua harina trigo cebada centeno espelta arroz
    suero lactosuero mantequilla queso huevo huevos yema cacahuete cacahuetes almendra almendras avellana avellanas
    nueces anacardos pescado atun crustaceos gambas moluscos mejillones apio mostaza semillas altramuz altramuces aceite
    girasol almidon jarabe edulcorantes emulgente espesante espesantes estabilizante estabilizantes conservador
    conservadores acidulante gasificante antiapelmazante levadura copos sucralosa
  `,
  pt: `
    pode conter vestigios acucar farinha centeio leite manteiga queijo ovos amendoim amendoins amendoa amendoas avela
    avelas nozes peixe marisco aipo sementes tremoco oleo espessante espessantes estabilizador corante corantes
  `,
  nl: `
    zonder sporen bevatten bevat ingredienten suiker zout bloem tarwe~ rogge gerst havermout rijst melk melkpoeder
    melkeiwit~ weipoeder boter kaas eieren eipoeder eiwit eiwitten sojalecithine pinda pindas hazelnoten amandelen noten
    cashewnoten visolie schaaldieren garnalen weekdieren mosselen selderij mosterd sesamzaad zonnebloem~ zetmeel zoetstof
    zoetstoffen verdikkingsmiddel~ conserveermiddel~ kleurstof~ zuurteregelaar~ geleermiddel~ antiklontermiddel~
  `,
  pl: `
    oraz bez moze zawierac zawiera slady skladniki cukier woda pszenna pszenic~ zytni~ jeczmien~ owsian~ mleko mleka
    mleczn~ serwatk~ maslo jajka bialko bialka sojow~ lecytyna orzechy orzech~ migdaly ryby skorupiak~ mieczak~ seler
    gorczyca sezam~ olej slonecznik~ skrobia aromaty substancja substancje slodzaca slodzace kwas kwasowosci
  `,
  // Swedish, Danish and Norwegian, Finnish, Estonian, Latvian, Lithuanian
  north: `
    och samt eller innehalla ingredienser socker vatten vete~ mjol mjolk~ vassle~ smor aggpulver jordnotter notter
    hasselnotter fisk skaldjur kraftdjur sotningsmedel emulgeringsmedel
    sukker vand hvede~ maelk~ melkeprotein myse~ jordnodder hasselnodder nodder indeholde inneholder indeholder sodestof
    sotstoff vesi sokeri vehna~ ohra kaura~ maito~ munajauho~ soija~ maapahkina~ kala ainesosat makeutusaine
    suhkur piim~ nisu~ koostisosad cukrs udens piens olas zivis cukrus vanduo pienas kvieciai kiausiniai zuvis
  `,
  // Czech and Slovak, Hungarian, Slovenian and Croatian, Romanian, Turkish, Albanian
  east: `
    cukr voda mouka psenicna psenic~ jecmen~ mlecn~ susene syrovatk~ vejce vajcia sojovy arasidy orechy mandle slozeni
    zlozenie sladidlo cukor mlieko mlieka srvatk~ buza~ liszt tejpor tejsavo~ tojas~ szoja~ mogyoro~ foldimogyoro osszetevok
    edesitoszer sladkor sirotk~ jajca arasidi lesniki riba sestavine secer brasno psenicno mlijeko sirutk~ sastojci
    zahar faina grau lapte arahide alune nuci indulcitor poate contine urme unt praf
    veya icerir icerebilir seker bugday~ suttozu peynir yumurta~ fistik fistigi findik badem balik icindekiler tatlandirici
    sheqer miell qumesht
  `,
} as const;

/** How one of several languages is announced: 'IT: …', '(EN) - …'. */
export const labelCodes = {
  it: 'it ita',
  en: 'en gb uk eng',
  other: 'de fr es pt nl fra esp',
} as const;
