import type { Allergen } from './allergens.ts';

/**
 * Names of allergens on imported labels, as folded words: German, French, Spanish, Portuguese, Dutch
 * and Polish, by the versions of Annex II of Regulation (EU) No 1169/2011 in these languages, and
 * foods made of them. `~` stands for the rest of a word.
 */
export const foreignAllergens: Readonly<Record<Allergen, string>> = {
  gluten:
    'weizen~ hartweizen~ vollkornweizen~ roggen~ gerste gersten~ hafer hafer~ dinkel~ ble froment orge seigle avoine epeautre trigo cebada centeno espelta cevada centeio aveia tarwe tarwe~ rogge gerst havermout pszenic~ pszenn~ jeczmien~ owies owsian~ zyto zytni~ glutenhaltig~ glutenbevatten~ glutenu wheat~ barley~ malz~ grunkern~ havervlokken havermeel',
  crustaceans:
    'krebstier~ garnele garnelen hummer crustace crustaces crevette crevettes homard crabe crustaceo crustaceos gamba gambas langostino langostinos cangrejo krustentier~ camarao camaroes caranguejo lagosta schaaldier~ garnalen kreeft krab skorupiak~ krewetk~ skorupiakow langouste langoustes ecrevisse ecrevisses camaron camarones langosta langostas bogavante cigala cigalas necora centollo lagostim krebse krabben langusten flusskrebs~ krill~ marisco mariscos meeresfruchte',
  eggs: 'ei eier eiklar~ eigelb~ eipulver~ vollei~ huhnerei~ eiweisspulver huhnereiweiss~ oeuf oeufs huevo huevos ovo ovos eieren eipoeder eiwitpoeder jaja jaj jajeczn~ jajko eiern jajek eggshell~ trockenei~ ovoproduit ovoproduits ovoproductos yema yemas',
  fish: 'fisch~ lachs~ thunfisch~ poisson poissons saumon thon pescado pescados atun bacalao anchoa anchoas peixe peixes atum bacalhau sardinha sardinhas visolie visgelatine viseiwit vissen zalm tonijn ryby ryba rybi rybny rybia ryb kabeljau dorsch~ hering~ makrele~ sardelle sardellen forelle forellen seelachs~ scholle haifisch~ speisefisch~ cabillaud morue anchois hareng maquereau colin merlu truite requin merluza boquerones boqueron sardinas caballa arenque arenques trucha tiburon lenguado salmao cavala',
  peanuts:
    'erdnuss~ erdnusse arachides cacahuete cacahuetes cacahouete cacahouetes amendoim amendoins pinda pindas pindakaas~ aardnoot aardnoten',
  soybeans: 'soja~ soje sojow~ soi soybean~',
  milk: 'molke molken~ butter rahm sahne~ kase kasepulver joghurt~ lait lactoserum petitlait beurre fromage yaourt caseine leche lactosuero suero mantequilla queso laktose cream cheese dairy leite manteiga queijo iogurte nata natas requeijao melk melkpoeder melkeiwit~ weipoeder weiproteine~ weieiwit~ wei boter karnemelk slagroom kaas mleko mleka mleczn~ serwatk~ kazeina kazeinian~ laktoza laktozy lactosa mleka lactea lacteo lacteos lacteas laitier laitiere laitiers laitieres babeurre butterreinfett~ butterfett~ butterschmalz~ frischkase~ topfen~ schmand kolostrum calostro yogur requeson soro milkpowder butterfat hydrowhey isowhey',
  nuts: 'haselnuss~ haselnusse mandel mandeln mandelmus walnuss~ walnusse nusse schalenfruchte cashewkerne cashewnusse paranusse pekannusse pistazien noisette noisettes amande amandes noix pistache pistaches cajou avellana avellanas almendra almendras nuez nueces anacardos pistachos nozes amendoa amendoas avela avelas caju pistacio pistacios hazelnoot hazelnoten amandel~ walnoot walnoten cashewnoten pistachenoten noten notenpasta orzechy orzech migdal~ pistacj~ nerkowc~ nussen haselnussen walnussen mandeln schalenfruchten orzechow mandelmehl mandelsplitter mandelblattchen mandelstifte mandelkern~ mandelprotein~ mandelpaste mandelmilch cashewmus pistazien~ paranuss~ pekannuss~ macadamianuss~ nuss pralin turron mazapan noz pistacho',
  celery: 'sellerie~ celeri apio aipo selderij selder seler~ selera knollensellerie~ apionabo',
  mustard: 'senf~ moutarde mostaza mostarda mosterd~ gorczyc~ gorczycy',
  sesame: 'sesam~ ajonjoli gergelim sezam~',
  sulphites:
    'schwefeldioxid sulfit sulfits sulfito sulfitos sulfiet sulfieten zwaveldioxide siarczyn~ sulfiten siarczynow metabisulfit~ metabissulfit~ metabisulphit~ bisulfit~ bisulphit~ bissulfit~ disulfit~ disulphit~ natriumsulfit~ natriummetabisulfit~ natriumdisulfit~ natriumbisulfit~ natriumhydrogensulfit~ kaliumdisulfit~ kaliummetabisulfit~ kaliumsulfit~ calciumsulfit~ geschwefelt~ schweflig~ sulfuroso sulfurosa sulfureux',
  lupin: 'lupins lupine lupinen~ altramuz altramuces tremoco tremocos lubin lubinu susslupine~',
  molluscs:
    'weichtier~ muscheln mollusque mollusques moules encornet encornets poulpe poulpes seiche seiches palourde palourdes huitre huitres molusco moluscos mejillon mejillones calamar calamares mexilhao mexilhoes lula lulas weekdier~ mosselen inktvis mieczak~ miesmuschel~ jakobsmuschel~ auster austern~ grunlippmuschel~ tintenfisch~ kalmar kalmare krake kraken schnecken weinbergschnecken calmar calmars petoncle petoncles bulot bulots ostra ostras pulpo pulpos almeja almejas berberecho berberechos vieira vieiras caracoles caracois chipiron chipirones ameijoa ameijoas berbigao',
};

/** Parts of words that name their allergen wherever they are: 'Magermilchpulver', 'Natriumcaseinat'. */
export const foreignParts = [
  ['milch', 'milk'],
  ['molke', 'milk'],
  ['casein', 'milk'],
  ['kasein', 'milk'],
  ['quark', 'milk'],
] as const;

/** Words that have one of these beginnings or parts and name no allergen: 'Milchsäure', 'sojafrei'. */
export const foreignFalseFriends =
  '(kokos|mandel|soja|hafer|reis|nuss|pflanzen)milch~|milchsaure~|seifenmilch~|haferwurz~';

/** The rest of German words that leave the thing out: 'milchfrei'. */
export const foreignAbsences = 'frei freie freies freier ersatz';
