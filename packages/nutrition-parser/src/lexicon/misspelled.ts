/** Names of allergens that are known with one wrong letter: 'fruemnto'. Shorter ones are too near others. */
export const longNames =
  'frumento glutine crostacei gamberetti albumina merluzzo sardine arachide arachidi nocciola nocciole noccioline mandorla mandorle pistacchio pistacchi anacardi anacardio lattosio caseinato caseinati sierolatte sieroproteine formaggio parmigiano mascarpone mozzarella yogurt sesamo senape solforosa molluschi calamari lattoferrina macadamia metabisolfito metabisolfiti acciughe salmone sgombro vongole gamberi';

/** Words that are one letter from such a name. */
export const nearOthers =
  'noccioli nocciolo foraggio foraggi mandorlo mandorlato lattasio arachidico mollusca';

/** Short names, as scans misread them or hands mistype them. */
export const misread: Readonly<Record<string, string>> = {
  lalte: 'latte',
  latle: 'latte',
  lafte: 'latte',
  late: 'latte',
  lattte: 'latte',
  latre: 'latte',
  latie: 'latte',
  uovva: 'uova',
  sioa: 'soia',
  scia: 'soia',
  soie: 'soia',
  // 'Lecitina di sola'; see lookAlikes.ts
  sola: 'soia',
};

/** Names that words, or each other, may be run together with: 'latteinpolvere', 'lattesoia'. */
export const runTogether =
  'latte siero soia frumento grano orzo avena uova uovo albume arachidi nocciole mandorle pesce crostacei sesamo sedano senape glutine lattosio molluschi solfiti lupini anacardi pistacchi';
