import { romeTime } from './romeTime.ts';

const hourMs = 3_600_000;

/** Date and time of ISO 8601, extended or basic; databases set a blank where it has a `T`. */
const forms = [
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/i,
  /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?:\d\d)?)?$/i,
];

/**
 * The moment at which a source says that stock was counted (docs/rules.md#stock-age): ISO 8601 with
 * a time; without a zone it is Rome's. Null for anything else.
 */
export function readStockMoment(text: string): Date | null {
  const match = forms.map((form) => form.exec(text.trim())).find((found) => found !== null);
  if (match === undefined) return null;
  const [, year, month, day, hour, minute, second = '00', zone] = match;
  const date = `${year}-${month}-${day}`;
  const moment = new Date(`${date}T${hour}:${minute}:${second}${zone ? extended(zone) : 'Z'}`);
  if (Number.isNaN(moment.getTime()) || !isRealDay(date)) return null;
  return zone ? moment : fromRomeClock(moment);
}

/** '+01' and '+0100' in the only form that JavaScript reads: '+01:00'. */
const extended = (zone: string) =>
  (zone.length === 3 ? `${zone}00` : zone).toUpperCase().replace(/(\d\d):?(\d\d)$/, '$1:$2');

/** JavaScript takes the 30th of February for the 2nd of March. */
const isRealDay = (date: string) => new Date(date).toISOString().startsWith(date);

/** The moment at which clocks in Rome show what `wall` shows in UTC: summer time, else winter time. */
function fromRomeClock(wall: Date): Date {
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const inSummer = new Date(wall.getTime() - 2 * hourMs);
  return romeTime(inSummer).minute === minute ? inSummer : new Date(wall.getTime() - hourMs);
}
