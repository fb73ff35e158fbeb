import { aostaShop, torinoShop } from '../../content/shops.ts';
import { notFoundCopy } from './NotFound.copy.ts';
import * as css from './NotFound.css.ts';

const foot = 400;
const breakAt = 424;
const percentPerMetre = 100 / 35.3;

/** Height above the scale's foot in percent, true to scale up to the break. */
const heightOf = (metres: number) => (metres - foot) * percentPerMetre;

const tickLength = (metres: number) => {
  if (metres % 10 === 0) return 26;
  return metres % 5 === 0 ? 18 : 10;
};

const ticks = [
  ...Array.from({ length: breakAt - foot + 1 }, (_, above) => ({
    at: heightOf(foot + above),
    length: tickLength(foot + above),
  })),
  // Past the break, round the altitude of Aosta: the distance is no longer to scale.
  { at: 82, length: 10 },
  { at: 86, length: 26 },
  { at: 90, length: 10 },
  { at: 94, length: 10 },
];

const marks = [
  { key: 'aosta', tone: 'shop', label: aostaShop.town, metres: aostaShop.altitudeMetres },
  { key: 'torino', tone: 'shop', label: torinoShop.town, metres: torinoShop.altitudeMetres },
  { key: 'here', tone: 'here', label: notFoundCopy.youAreHere, metres: 404 },
] as const;

/** A scale of altitudes on which 404 m lies below the first shop; decorative, the words say the same. */
export function AltitudeScale() {
  return (
    <div className={css.scale} aria-hidden="true">
      <svg className={css.ticks}>
        {ticks.map(({ at, length }) => (
          <line key={at} x1="0" x2={length} y1={`${100 - at}%`} y2={`${100 - at}%`} />
        ))}
      </svg>
      <span className={css.scaleBreak} />
      {marks.map(({ key, tone, label, metres }) => (
        <span key={key} className={`${css.mark} ${css.tone[tone]} ${css.height[key]}`}>
          <span>{`${label} `}</span>
          <span className={css.metres}>{`${metres} m`}</span>
        </span>
      ))}
    </div>
  );
}
