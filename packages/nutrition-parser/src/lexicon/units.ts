/** How units are printed, folded to lower case without dots, and what they are called here. */
const spellings: Readonly<Record<string, string>> = {
  g: 'g gr grs grammi grammo gramm gms gram grams',
  mg: 'mg mgr milligrammi milligrammo milligram milligrams rng',
  µg: 'µg μg mcg ug mkg mcgr µgr μgr microgr microgrammi microgrammo microgram micrograms rncg γ',
  kJ: 'kj kjoule kilojoule chilojoule kjoules',
  kcal: 'kcal cal kilocalorie chilocalorie calorie kcalorie kca1 kcai calories',
  ml: 'ml millilitri millilitro cc',
  cl: 'cl centilitri',
  dl: 'dl',
  l: 'l lt litri litro',
  kg: 'kg chilogrammi chilo kilogrammi',
  UI: 'ui iu',
  UFC: 'ufc cfu afu',
  FCC: 'fcc',
  FIP: 'fip',
  '%': '%',
  ppm: 'ppm',
  mmol: 'mmol',
  meq: 'meq mval',
  HUT: 'hut',
  SPU: 'spu',
  DU: 'du',
  ALU: 'alu',
  GALU: 'galu',
  GDU: 'gdu',
  SAPU: 'sapu',
  LU: 'lu',
  SU: 'su',
  CU: 'cu',
  XU: 'xu',
  AGU: 'agu',
  BGU: 'bgu',
  PGU: 'pgu',
  SKB: 'skb',
  USP: 'usp',
};

/** The abbreviations that are behind numbers on most labels. */
export const abbreviations = {
  energy: 'kcal kj cal',
  energyOfLabels: 'kcal kj',
  mass: 'mcg mg ug µg μg gr g',
  volume: 'ml cl l',
  colonies: 'ufc cfu afu',
  bases: 'gr g ml',
} as const;

const unitsByWord = new Map<string, string>();
for (const [unit, words] of Object.entries(spellings)) {
  for (const word of words.split(' ')) unitsByWord.set(word, unit);
}

/** The unit of a whole word, with or without its dots and its equivalent ('mg NE'), or undefined. */
export function unitOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  const unit = unitsByWord.get(lower) ?? unitsByWord.get(lower.replaceAll('.', ''));
  const gap = unit === undefined ? lower.indexOf(' ') : -1;
  return gap > 0 && unitEquivalents.has(lower.slice(gap + 1))
    ? unitsByWord.get(lower.slice(0, gap))
    : unit;
}

/** Grams of one unit of mass, or undefined. */
export function gramsPer(unit: string | undefined): number | undefined {
  if (unit === 'g') return 1;
  if (unit === 'mg') return 1e-3;
  if (unit === 'µg') return 1e-6;
  return unit === 'kg' ? 1e3 : undefined;
}

/** Units that say which substance a vitamin is counted as: µg RE, mg α-TE, mg NE, µg DFE. */
export const unitEquivalents: ReadonlySet<string> = new Set(
  're rae te ne dfe ate α-te a-te αte alfa-te d-α-te'.split(' '),
);
