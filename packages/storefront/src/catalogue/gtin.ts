/**
 * GTIN-8, -12, -13 or -14 with the right check digit (GS1 General Specifications, 7.9): every second
 * digit from the right, the check digit left out, counts three times.
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0 && Number(text) > 0;
}
