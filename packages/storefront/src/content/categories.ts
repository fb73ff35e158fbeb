/** The seven product categories (docs/rules.md#shop-categories), in the order of the site. */

export type Category = {
  name: string;
  slug: string;
  description: string;
  /** Empty until there is a picture, then its path. */
  image: string;
};

export const categories: readonly Category[] = [
  {
    name: 'Proteine',
    slug: 'proteine',
    description:
      'Siero isolato e concentrato, caseina, uovo, soia e canapa. Confronta il prezzo al chilo e i valori per dose: sono su ogni scheda.',
    image: '',
  },
  {
    name: 'Aminoacidi e Creatina',
    slug: 'aminoacidi-e-creatina',
    description:
      'Essenziali, ramificati, glutammina e creatina monoidrata, in polvere o in compresse. Su ogni scheda trovi la dose e il profilo aminoacidico.',
    image: '',
  },
  {
    name: 'Alimenti Fit',
    slug: 'alimenti-fit',
    description:
      'Barrette, creme spalmabili, pancake e snack per chi conta i grammi ma non vuole rinunciare al gusto.',
    image: '',
  },
  {
    name: 'Supplementi',
    slug: 'supplementi',
    description:
      'Vitamine, minerali, omega 3 e antiossidanti per coprire il fabbisogno di chi si allena. Le percentuali VNR sono su ogni scheda.',
    image: '',
  },
  {
    name: 'Dimagranti',
    slug: 'dimagranti',
    description:
      'Carnitina, CLA, estratti vegetali e termogenici da affiancare a una dieta varia e al movimento. Se hai un dubbio, chiedi prima al banco.',
    image: '',
  },
  {
    name: 'Pre-workout/Energetici',
    slug: 'pre-workout-energetici',
    description:
      'Pre-allenamento, gel, maltodestrine e sali minerali: energia prima e durante lo sforzo, dalla palestra alle gare in quota.',
    image: '',
  },
  {
    name: 'Merchandising e Cosmetici',
    slug: 'merchandising-e-cosmetici',
    description:
      'Shaker, cinture, guanti, abbigliamento e creme per il prima e il dopo allenamento.',
    image: '',
  },
];

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/** The category of a current slug; a legacy slug redirects before it comes here. */
export function findCategory(slug: string): Category | undefined {
  return bySlug.get(slug);
}
