const plurals: Readonly<Record<string, string>> = {
  capsula: 'capsule',
  compressa: 'compresse',
  bustina: 'bustine',
  busta: 'buste',
  barretta: 'barrette',
  fiala: 'fiale',
  tavoletta: 'tavolette',
  perla: 'perle',
  goccia: 'gocce',
  dose: 'dosi',
  porzione: 'porzioni',
  misurino: 'misurini',
  stick: 'stick',
  softgel: 'softgel',
  gel: 'gel',
};

/** '2 capsule' has the plural, '1 capsula' and unknown pieces stay as they are. */
export function pieces(unit: string, amount: number): string {
  return amount === 1 || !Object.hasOwn(plurals, unit) ? unit : (plurals[unit] ?? unit);
}
