/**
 * A calendar day of Rome, `YYYY-MM-DD`: days compare as texts do. null stands for a day that is not
 * known, as in built markup, on which no promotion runs (docs/rules.md#offers-with-dates).
 */
export type Day = string;

/** Swedish writes dates as ISO 8601 does. Made when first asked: it costs milliseconds. */
let format: Intl.DateTimeFormat | undefined;

/** The day in Rome of a moment, wherever the visitor is. */
export function romeDay(now: Date): Day {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  return format.format(now);
}
