import type { Allergen } from './allergens.ts';

/**
 * Names of allergens on imported labels, as folded words: German, French and Spanish, by the versions
 * of Annex II of Regulation (EU) No 1169/2011 in these languages, and foods made of them. `~` stands
 * for the rest of a word.
 */
export const foreignAllergens: Readonly<Record<Allergen, string>> = {
  gluten:
    'weizen~ hartweizen~ vollkornweizen~ roggen~ gerste gersten~ hafer hafer~ dinkel~ ble froment orge seigle avoine epeautre trigo cebada centeno espelta',
  crustaceans:
    'krebstier~ garnele garnelen hummer crustace crustaces crevette crevettes homard crabe crustaceo crustaceos gamba gambas langostino langostinos cangrejo',
  eggs: 'ei eier eiklar~ eigelb~ eipulver~ vollei~ huhnerei~ eiweisspulver huhnereiweiss~ oeuf oeufs huevo huevos',
  fish: 'fisch~ lachs~ thunfisch~ poisson poissons saumon thon pescado pescados atun bacalao anchoa anchoas',
  peanuts: 'erdnuss~ erdnusse arachides cacahuete cacahuetes cacahouete cacahouetes',
  soybeans: 'soja~',
  milk: 'molke molken~ butter rahm sahne~ kase kasepulver joghurt~ lait lactoserum petitlait beurre fromage yaourt caseine leche lactosuero suero mantequilla queso laktose cream cheese dairy',
  nuts: 'haselnuss~ haselnusse mandel mandeln mandelmus walnuss~ walnusse nusse schalenfruchte cashewkerne cashewnusse paranusse pekannusse pistazien noisette noisettes amande amandes noix pistache pistaches cajou avellana avellanas almendra almendras nuez nueces anacardos pistachos',
  celery: 'sellerie~ celeri apio',
  mustard: 'senf~ moutarde mostaza',
  sesame: 'sesam~ ajonjoli',
  sulphites: 'schwefeldioxid sulfit sulfits sulfito sulfitos',
  lupin: 'lupine lupinen~ altramuz altramuces',
  molluscs:
    'weichtier~ muscheln mollusque mollusques molusco moluscos mejillon mejillones calamar calamares',
};

/** Parts of German words that name their allergen wherever they stand: 'Magermilchpulver'. */
export const foreignParts = [
  ['milch', 'milk'],
  ['molke', 'milk'],
] as const;

/** Words that have one of these beginnings or parts and name no allergen: 'Milchsäure', 'sojafrei'. */
export const foreignFalseFriends =
  '(kokos|mandel|soja|hafer|reis|nuss|pflanzen)milch~|milchsaure~|seifenmilch~|haferwurz~';

/** The rest of German words that leave the thing out: 'milchfrei'. */
export const foreignAbsences = 'frei freie freies freier ersatz';
