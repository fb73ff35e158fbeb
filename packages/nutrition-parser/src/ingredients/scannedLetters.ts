import type { Source } from '../text/source.ts';

/** Few lists have any of these. */
const mayBeScanned = /[a-zà-ù]I|I[aei]|[A-Za-z]0|[a-z]1[a-z]/;
const scannedI =
  /(?<=[a-zà-ù])I(?=[a-zà-ù])|(?<=[a-zà-ù]{2})I(?![\p{L}\d])|(?<![\p{L}\d])I(?=[aei][a-z]{2})|(?<=[a-z])1(?=[a-z])/gu;
const scannedNought = /(?<=[A-Za-z])0(?=[a-z])/g;

/** 'saIe', 'Iatte', 's0ia': what OCR took for another letter, put right in its place. */
export function withScannedLetters(source: Source): Source {
  if (!mayBeScanned.test(source.text)) return source;
  const text = source.text.replace(scannedI, 'l').replace(scannedNought, 'o');
  return { ...source, text };
}
