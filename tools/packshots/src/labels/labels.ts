import { gradino, massiccio, nordend, tuono } from './strength.ts';
import { bivacco, salitella, serac, vetta } from './mountain.ts';
import { dispensa, erbario, rosanivale } from './plant.ts';
import { alpeLab, catenanove, dora } from './laboratory.ts';
import { brinalia, quartamarea } from './water.ts';
import type { Label } from './label.ts';

/** Each brand's own label system, by brand slug. */
export const labels: Record<string, Label> = {
  'vetta-nutrition': vetta,
  massiccio,
  salitella,
  'erbario-quieto': erbario,
  serac,
  nordend,
  'alpe-lab': alpeLab,
  catenanove,
  'tuono-breve': tuono,
  'dispensa-nove': dispensa,
  brinalia,
  'officine-dora': dora,
  quartamarea,
  'bivacco-tre': bivacco,
  rosanivale,
  gradino,
};
