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
  const wall = new Date(`${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(wall.getTime()) || !isRealDay(date)) return null;
  if (zone === undefined) return fromRomeClock(wall);
  const offset = offsetMinutes(zone);
  return offset === null ? null : new Date(wall.getTime() - offset * 60_000);
}

/** JavaScript takes the 30th of February for the 2nd of March. */
const isRealDay = (date: string) => new Date(date).toISOString().startsWith(date);

/** '+01', '+0100', '+01:00', 'Z'; null where no clock is so far off. */
function offsetMinutes(zone: string): number | null {
  if (/^z$/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** The moment at which clocks in Rome show what `wall` shows in UTC: summer time, else winter time. */
function fromRomeClock(wall: Date): Date {
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const inSummer = new Date(wall.getTime() - 2 * hourMs);
  return romeTime(inSummer).minute === minute ? inSummer : new Date(wall.getTime() - hourMs);
}
