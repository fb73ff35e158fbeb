import type { AdditiveClass } from './additives.ts';

/**
 * The classes of additives on imported labels, as folded names in German, French and Spanish with the
 * members most used: [class, names, members]. Source: Reg. (EU) No 1169/2011, Annex VII, Part C, and
 * Reg. (EC) No 1333/2008, Annexes I and II, in these languages.
 */
export const foreignClasses: readonly (readonly [AdditiveClass, string, string])[] = [
  [
    'acid',
    'sauerungsmittel|saure|acidifiant|acidifiants|acidulante|acidificante|acidificantes',
    'citronensaure|apfelsaure|weinsaure|milchsaure|phosphorsaure|acide citrique|acide malique|acide tartrique|acide lactique|acide phosphorique|acido citrico',
  ],
  [
    'acidityRegulator',
    'saureregulator|saureregulatoren|correcteur d acidite|correcteurs d acidite|regulateur d acidite|regulateurs d acidite|corrector de acidez|correctores de acidez|regulador de acidez|regulador de la acidez',
    'citronensaure|apfelsaure|milchsaure|natriumcitrat|natriumcitrate|kaliumcitrat|natriumhydrogencarbonat|natriumcarbonat|calciumcarbonat|kaliumcarbonat|acide citrique|citrate de sodium|citrates de sodium|bicarbonate de sodium',
  ],
  [
    'antiCakingAgent',
    'trennmittel|antiklumpmittel|anti agglomerant|anti agglomerants|antiagglomerant|antiagglomerants|agent anti agglomerant|agents anti agglomerants|antiagglomerante|antiapelmazante|antiapelmazantes',
    'siliciumdioxid|magnesiumsalze der speisefettsauren|magnesiumsalze von speisefettsauren|magnesiumstearat|tricalciumphosphat|calciumphosphat|calciumphosphate|stearinsaure|talkum|dioxyde de silicium|stearate de magnesium|sels de magnesium d acides gras|acide stearique|phosphate tricalcique|dioxido de silicio|estearato de magnesio',
  ],
  [
    'antioxidant',
    'antioxidationsmittel|antioxydant|antioxydants|antioxidante|antioxidantes',
    'ascorbinsaure|natriumascorbat|stark tocopherolhaltige extrakte|tocopherole|acide ascorbique|extrait riche en tocopherols|tocopherols|ascorbate de sodium|rosmarinextrakt|extrait de romarin',
  ],
  [
    'bulkingAgent',
    'fullstoff|fullstoffe|agent de charge|agents de charge|agente de carga|agentes de carga',
    'cellulose|mikrokristalline cellulose|sorbit|calciumphosphat|cellulose microcristalline|phosphate dicalcique|sorbitol|isomalt|celulosa microcristalina',
  ],
  [
    'colour',
    'farbstoff|farbstoffe|colorant|colorants|colorante|colorantes',
    'carotin|carotine|beta carotin|curcumin|riboflavin|echtes karmin|titandioxid|eisenoxide|eisenoxide und eisenhydroxide|zuckerkulor|betenrot|anthocyane|curcumine|beta carotene|riboflavine|dioxyde de titane|oxydes de fer|caramel|rouge de betterave|anthocyanes|carotenes',
  ],
  [
    'emulsifier',
    'emulgator|emulgatoren|emulsifiant|emulsifiants|emulgente|emulgentes|emulsionante',
    'lecithin|lecithine|sojalecithin|sojalecithine|sonnenblumenlecithin|sonnenblumenlecithine|lecithine aus soja|mono und diglyceride von speisefettsauren|lecithine de soja|lecithine de tournesol|lecithines|mono et diglycerides d acides gras|lecitina de soja|lecitina de girasol|lecitinas',
  ],
  [
    'firmingAgent',
    'festigungsmittel|affermissant|affermissants',
    'calciumchlorid|calciumlactat|chlorure de calcium',
  ],
  [
    'flavourEnhancer',
    'geschmacksverstarker|exhausteur de gout|exhausteurs de gout|potenciador del sabor|potenciadores del sabor|flavour enhancer|flavour enhancers|flavor enhancer|flavor enhancers',
    'mononatriumglutamat|natriumglutamat|glutamate monosodique|glutamato monosodico|monosodium glutamate',
  ],
  [
    'gellingAgent',
    'geliermittel|gelifiant|gelifiants|gelificante|gelificantes',
    'pektin|pektine|gelatine|rindergelatine|agar agar|pectine|pectines|pectina|gelatina',
  ],
  [
    'glazingAgent',
    'uberzugsmittel|uberzug|agent d enrobage|agents d enrobage|agente de recubrimiento|agentes de recubrimiento|coating agent|coating agents|coating',
    'hydroxypropylmethylcellulose|schellack|bienenwachs|carnaubawachs|gummi arabicum|talkum|glycerin|cire de carnauba|cire d abeille|gomme arabique|gomme laque|hydroxypropyl methylcellulose',
  ],
  [
    'humectant',
    'feuchthaltemittel|humectants|humectante|humectantes|agent humectant',
    'glycerin|sorbit|sorbitol|maltit|maltitsirup|glycerol|glycerine|glicerina|glicerol|sirop de maltitol|sirop de sorbitol',
  ],
  [
    'modifiedStarch',
    'modifizierte starke|amidon modifie|almidon modificado|modified starch',
    'acetyliertes distarkephosphat|phosphate de diamidon acetyle',
  ],
  [
    'preservative',
    'konservierungsstoff|konservierungsstoffe|konservierungsmittel|conservateur|conservateurs|conservador|conservadores|conservante|conservantes',
    'kaliumsorbat|natriumbenzoat|sorbinsaure|sorbate de potassium|benzoate de sodium|sorbato de potasio|benzoato de sodio',
  ],
  [
    'raisingAgent',
    'backtriebmittel|poudre a lever|poudres a lever|poudre levante|gasificante|gasificantes',
    'natriumhydrogencarbonat|natriumcarbonate|ammoniumcarbonate|ammoniumhydrogencarbonat|diphosphate|carbonates de sodium|carbonates d ammonium|diphosphates|carbonato de sodio|carbonatos de sodio',
  ],
  [
    'stabiliser',
    'stabilisator|stabilisatoren|stabilisant|stabilisants|estabilizante|estabilizantes',
    'carrageen|guarkernmehl|johannisbrotkernmehl|xanthan|pektin|natriumcitrat|gellan|carraghenanes|gomme guar|gomme xanthane|pectine|goma guar|goma xantana',
  ],
  [
    'sweetener',
    'sussungsmittel|sussstoff|sussstoffe|edulcorant|edulcorants|edulcorante|edulcorantes',
    'sucralose|acesulfam k|acesulfam|aspartam|saccharin|natriumcyclamat|cyclamat|steviolglycoside|steviolglycoside aus stevia|erythrit|xylit|maltit|maltitsirup|sorbit|isomalt|acesulfame k|acesulfame de potassium|glycosides de steviol|erythritol|xylitol|maltitol|sorbitol|sirop de maltitol|sucralosa|acesulfamo k|acesulfame potassium|steviol glycosides',
  ],
  [
    'thickener',
    'verdickungsmittel|epaississant|epaississants|espesante|espesantes',
    'xanthan|guarkernmehl|johannisbrotkernmehl|cellulosegummi|natrium carboxymethylcellulose|carrageen|pektin|gummi arabicum|konjak|gomme guar|gomme xanthane|gomme de xanthane|farine de graines de caroube|gomme arabique|carboxymethylcellulose|goma guar|goma xantana|cellulose gum|carrageenan',
  ],
];
