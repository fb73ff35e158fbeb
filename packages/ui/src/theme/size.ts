/** Weights of a line, from the hairline between rows to the bar of the nutrition label. */
export const line = {
  hair: '1px',
  control: '1.5px',
  rule: '2px',
  tick: '3px',
  band: '5px',
  bar: '6px',
  mark: '8px',
  label: '10px',
} as const;

/** Sizes of the parts. Spacing between parts is `vars.space`; what one screen draws has its sizes beside it. */
export const size = {
  /** No length, where a sum needs a unit. */
  none: '0px',
  page: '1280px',
  prose: '44em',
  touch: '44px',
  control: '54px',
  controlTall: '58px',
  field: '52px',
  area: '188px',
  searchBar: '56px',
  compareBar: '66px',
  icon: '1.25em',
  point: '19px',
  smallPoint: '13px',
  signEnd: '38px',
  disc: '36px',
  badge: '25px',
  badgeSmall: '23px',
  counter: '21px',
  chip: '32px',
  dot: '16px',
  dotSmall: '12px',
  status: '10px',
  star: '15px',
  check: '24px',
  switchName: '130px',
  switchWidth: '56px',
  switchHeight: '30px',
  bars: '22px',
  tickHeight: '15px',
  dash: '12px',
  shelf: '340px',
  shelfSmall: '240px',
  tub: '236px',
  /** The tile of a card: badges, and below them the picture. */
  cardTile: '220px',
  /** The side of a card's picture where cards are rows. */
  rowTile: '112px',
  /** What an amount takes in such a row, unless it is longer. */
  rowAmount: '90px',
  /** What the words below it take of nearly every card. */
  cardWords: '12.75rem',
  cardWordsWide: '11.5rem',
  /** A card that is a row. */
  rowHeight: '9.25rem',
  tubSmall: '168px',
  bigIcon: '236px',
  bigIconSmall: '164px',
  iconFoot: '-9%',
  tile: '104px',
  dialog: '540px',
  toast: '60px',
  toastWidth: '520px',
  toastEdge: '32px',
  toastTop: '84px',
  flag: '42px',
  viewerButton: '56px',
  viewerThumb: '92px',
  viewerThumbHeight: '62px',
  viewerGap: '8px',
  term: '150px',
  termWide: '160px',
  step: '64px',
  stepSmall: '48px',
  tooltip: '18em',
  scaleSmall: '400px',
  dayHeight: '48px',
  frame: '250px',
  bannerOffset: '176px',
  /** A picture narrower than this has no room for words. */
  minTextWidth: '110px',
} as const;

/** A size in pixels as a number, for what takes numbers. */
export const pixels = (value: string): number => Number.parseInt(value, 10);
