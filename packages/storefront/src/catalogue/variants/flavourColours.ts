import { foldText } from '../foldText.ts';

/**
 * The dot beside a flavour (docs/rules.md#flavour-colours): a colour as people picture the taste.
 */
const flavourColours: Readonly<Record<string, string>> = {
  albicocca: '#f2a65a',
  amarena: '#7b1e3b',
  ananas: '#f2d14b',
  anguria: '#e8505b',
  arachidi: '#c68642',
  arancia: '#f28c28',
  'arancia rossa': '#c8402f',
  banana: '#f4dc6a',
  biscotto: '#c99a5b',
  cacao: '#5a3825',
  'cacao amaro': '#3f2618',
  caffe: '#4b2e1e',
  cannella: '#a5673f',
  cappuccino: '#a97f5b',
  caramello: '#c47f2c',
  'caramello salato': '#b5722a',
  ciliegia: '#a3123a',
  cioccolato: '#5b3422',
  'cioccolato bianco': '#f0e3c4',
  'cioccolato e nocciola': '#7a4a2b',
  'cioccolato fondente': '#38211a',
  cocco: '#efeae0',
  cola: '#5c2c1d',
  cookies: '#8a6b52',
  'cookies & cream': '#8d8378',
  cremino: '#b98a5c',
  fragola: '#e2455e',
  'frutti di bosco': '#6a2c70',
  'frutti rossi': '#b0203c',
  'frutto della passione': '#d9962f',
  gianduia: '#7d5136',
  kiwi: '#8cb04a',
  lampone: '#c9184a',
  latte: '#f3efe4',
  'latte e miele': '#ecd9a0',
  lime: '#a6c93a',
  limone: '#f5e356',
  liquirizia: '#2a2426',
  mandarino: '#f3963b',
  mandorla: '#d9b98c',
  mango: '#f5a623',
  mela: '#c3d15a',
  'mela verde': '#9bc53d',
  melone: '#f3b27a',
  menta: '#7cc6a4',
  miele: '#e0a526',
  mirtillo: '#46528f',
  mora: '#46254d',
  nocciola: '#a8743f',
  pera: '#cfd66b',
  pesca: '#f6b089',
  pistacchio: '#9ab973',
  pompelmo: '#ef7d6b',
  stracciatella: '#dcd5c7',
  'te al limone': '#cf9b3a',
  'te alla pesca': '#d9905c',
  'te verde': '#a9b665',
  tiramisu: '#b08a64',
  'torta di mele': '#c9a25f',
  tropicale: '#f7b538',
  uva: '#6b3f7a',
  vaniglia: '#f3e3b3',
  yogurt: '#f1ebe1',
  zenzero: '#d5a951',
  'zenzero e limone': '#e3c24f',
  neutro: '#e6ebec',
};

const grey = '#9aa3a6';

/**
 * The colour of a flavour as a hex value: by its whole name, else by the first known flavour in
 * it ('Limone e menta', 'Gusto fragola'), else grey (docs/rules.md#flavour-colours).
 */
export function flavourColour(flavour: string): string {
  const name = foldText(flavour.slice(0, 80)).trim();
  if (Object.hasOwn(flavourColours, name)) return flavourColours[name] ?? grey;
  const places = Object.entries(flavourColours).flatMap(([known, colour]) => {
    const place = ` ${name} `.search(new RegExp(`[^a-z]${known}[^a-z]`));
    return place < 0 ? [] : [{ place, length: known.length, colour }];
  });
  const [first] = places.toSorted((a, b) => a.place - b.place || b.length - a.length);
  return first?.colour ?? grey;
}
