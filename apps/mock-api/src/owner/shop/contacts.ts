import * as v from 'valibot';
import { mobileNumber } from '@vetta/storefront/backend';
import { shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader, type Reading } from '../values/reading.ts';
import { textReader } from '../values/texts.ts';
import { valueTexts } from '../values/values.copy.ts';

/** Reads a text; an empty one is the caller's business. */
const checked =
  (example: string, read: (text: string) => Reading<string>): Reader<string> =>
  (cell) => {
    const reading = textReader(example, 300)(cell);
    return reading.value ? read(reading.value) : reading;
  };

const mail = v.pipe(v.string(), v.email());

export const mailReader = checked('info@negozio.it', (text) =>
  v.is(mail, text) ? { value: text } : cellIssue(valueTexts.noMail, mailHint(text)),
);

/** 'info@negozio,it', 'info @negozio.it' */
function mailHint(text: string): string {
  const tidy = text
    .replaceAll(/\s/gu, '')
    .replaceAll(',', '.')
    .replaceAll(/\(at\)|\[at\]/giu, '@');
  return v.is(mail, tidy) ? valueTexts.maybe(tidy) : valueTexts.writeLike('info@negozio.it');
}

/** Six to fifteen digits (ITU-T E.164), with what people put between them. */
const phoneText = checked('011 123 4567', (text) =>
  /^\+?[\d\s./()-]+$/u.test(text) && /^\d{6,15}$/u.test(text.replaceAll(/\D/gu, ''))
    ? { value: text }
    : cellIssue(valueTexts.noPhone, valueTexts.writeLike('011 123 4567')),
);

/** As a number it has lost its zero: Italy's begin with 0, mobiles with 3, free numbers with 8. */
export const phoneReader: Reader<string> = (cell) => {
  const reading = phoneText(cell);
  const isCut = cell.kind === 'number' && /^[1245679]/u.test(reading.value ?? '');
  return isCut
    ? cellIssue(valueTexts.lostZero, valueTexts.maybe(`0${reading.value ?? ''}`))
    : reading;
};

/** As E.164, which WhatsApp asks for: Italy's prefix may be left out, the sign before another too. */
export const mobileReader = checked('333 123 4567', (text) => {
  const digits = text.replaceAll(/[\s./()-]/gu, '').replace(/^00/u, '+');
  const number = digits.replace(/^(?:39)?(?=3\d{8,9}$)/u, '+39');
  const value = mobileNumber(number);
  return value === null
    ? cellIssue(valueTexts.noMobile, valueTexts.writeLike('333 123 4567'))
    : { value };
});

/** Eleven digits, the last of which checks the others (Luhn). */
export const vatReader = checked('01234567890', (text) => {
  const digits = text.replaceAll(/^IT|[\s.]/giu, '');
  if (/^\d{11}$/u.test(digits)) {
    return isLuhn(digits)
      ? { value: digits }
      : cellIssue(valueTexts.vatDigit, valueTexts.copyAgain);
  }
  const padded = /^\d{8,10}$/u.test(digits) ? digits.padStart(11, '0') : '';
  return padded !== '' && isLuhn(padded)
    ? cellIssue(valueTexts.lostZero, valueTexts.maybe(padded))
    : cellIssue(valueTexts.noVat, padded === '' ? valueTexts.copyAgain : valueTexts.vatRemedy);
});

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const postcodeReader = checked('10090', (text) => {
  if (/^\d{5}$/u.test(text)) return { value: text };
  return /^\d{3,4}$/u.test(text)
    ? cellIssue(valueTexts.lostZero, valueTexts.maybe(text.padStart(5, '0')))
    : cellIssue(valueTexts.noPostcode, valueTexts.postcodeRemedy);
});

export const provinceReader = checked('TO', (text) =>
  /^[A-Za-z]{2}$/u.test(text)
    ? { value: text }
    : cellIssue(valueTexts.noProvince, valueTexts.writeLike('TO')),
);

export const urlReader = checked('https://www.negozio.it', (text) =>
  /^https?:\/\/[^\s/]+\.[^\s]+$/u.test(text) && URL.canParse(text)
    ? { value: text }
    : cellIssue(
        valueTexts.noUrl,
        valueTexts.maybe(`https://${text.replace(/^\W+|^https?:\/*/u, '')}`),
      ),
);

export const yearReader: Reader<string> = (cell) =>
  /^(?:|(?:18|19|20)\d{2})$/u.test(shownCell(cell).trim())
    ? { value: shownCell(cell).trim() }
    : cellIssue(valueTexts.noYear, valueTexts.yearRemedy);
