import type { Allergen } from './allergens.ts';

/**
 * Names of allergens on imported labels, as folded words: German, French, Spanish, Portuguese, Dutch
 * and Polish, by the versions of Annex II of Regulation (EU) No 1169/2011 in these languages, and
 * foods made of them. `~` stands for the rest of a word.
 */
export const foreignAllergens: Readonly<Record<Allergen, string>> = {
  gluten:
    'weizen~ hartweizen~ vollkornweizen~ roggen~ gerste gersten~ hafer hafer~ dinkel~ ble froment orge seigle avoine epeautre trigo cebada centeno espelta cevada centeio aveia tarwe tarwe~ rogge gerst havermout pszenic~ pszenn~ jeczmien~ owies owsian~ zyto zytni~ glutenhaltig~ glutenbevatten~ glutenu',
  crustaceans:
    'krebstier~ garnele garnelen hummer crustace crustaces crevette crevettes homard crabe crustaceo crustaceos gamba gambas langostino langostinos cangrejo krustentier~ camarao camaroes caranguejo lagosta schaaldier~ garnalen kreeft krab skorupiak~ krewetk~ skorupiakow',
  eggs: 'ei eier eiklar~ eigelb~ eipulver~ vollei~ huhnerei~ eiweisspulver huhnereiweiss~ oeuf oeufs huevo huevos ovo ovos eieren eipoeder eiwitpoeder jaja jaj jajeczn~ jajko eiern jajek',
  fish: 'fisch~ lachs~ thunfisch~ poisson poissons saumon thon pescado pescados atun bacalao anchoa anchoas peixe peixes atum bacalhau sardinha sardinhas visolie visgelatine viseiwit vissen zalm tonijn ryby ryba rybi rybny rybia ryb',
  peanuts:
    'erdnuss~ erdnusse arachides cacahuete cacahuetes cacahouete cacahouetes amendoim amendoins pinda pindas pindakaas~ aardnoot aardnoten',
  soybeans: 'soja~ soje sojow~ soi',
  milk: 'molke molken~ butter rahm sahne~ kase kasepulver joghurt~ lait lactoserum petitlait beurre fromage yaourt caseine leche lactosuero suero mantequilla queso laktose cream cheese dairy leite manteiga queijo iogurte nata natas requeijao melk melkpoeder melkeiwit~ weipoeder weiproteine~ weieiwit~ wei boter karnemelk slagroom kaas mleko mleka mleczn~ serwatk~ kazeina kazeinian~ laktoza laktozy lactosa mleka',
  nuts: 'haselnuss~ haselnusse mandel mandeln mandelmus walnuss~ walnusse nusse schalenfruchte cashewkerne cashewnusse paranusse pekannusse pistazien noisette noisettes amande amandes noix pistache pistaches cajou avellana avellanas almendra almendras nuez nueces anacardos pistachos nozes amendoa amendoas avela avelas caju pistacio pistacios hazelnoot hazelnoten amandel~ walnoot walnoten cashewnoten pistachenoten noten notenpasta orzechy orzech migdal~ pistacj~ nerkowc~ nussen haselnussen walnussen mandeln schalenfruchten orzechow',
  celery: 'sellerie~ celeri apio aipo selderij selder seler~ selera',
  mustard: 'senf~ moutarde mostaza mostarda mosterd~ gorczyc~ gorczycy',
  sesame: 'sesam~ ajonjoli gergelim sezam~',
  sulphites:
    'schwefeldioxid sulfit sulfits sulfito sulfitos sulfiet sulfieten zwaveldioxide siarczyn~ sulfiten siarczynow',
  lupin: 'lupins lupine lupinen~ altramuz altramuces tremoco tremocos lubin lubinu',
  molluscs:
    'weichtier~ muscheln mollusque mollusques moules encornet encornets poulpe poulpes seiche seiches palourde palourdes huitre huitres molusco moluscos mejillon mejillones calamar calamares mexilhao mexilhoes lula lulas weekdier~ mosselen inktvis mieczak~',
};

/** Parts of German words that name their allergen wherever they are: 'Magermilchpulver'. */
export const foreignParts = [
  ['milch', 'milk'],
  ['molke', 'milk'],
] as const;

/** Words that have one of these beginnings or parts and name no allergen: 'Milchsäure', 'sojafrei'. */
export const foreignFalseFriends =
  '(kokos|mandel|soja|hafer|reis|nuss|pflanzen)milch~|milchsaure~|seifenmilch~|haferwurz~';

/** The rest of German words that leave the thing out: 'milchfrei'. */
export const foreignAbsences = 'frei freie freies freier ersatz';
