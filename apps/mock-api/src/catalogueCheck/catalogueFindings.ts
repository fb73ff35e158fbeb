import type { Catalogue } from '@vetta/storefront/backend';
import { fieldFindings, listFindings } from './fieldFindings.ts';
import type { Finding } from './finding.ts';
import { labelFindings } from './labelFindings.ts';
import { pictureFindings } from './pictureFindings.ts';
import { productFindings } from './productFindings.ts';
import { slugFindings } from './slugFindings.ts';

/** All that is worth a second look in a catalogue that fits, errors first. `json`: as it was read. */
export function catalogueFindings(
  json: unknown,
  catalogue: Catalogue,
  images: string,
): readonly Finding[] {
  const findings = [
    ...listFindings(json),
    ...slugFindings(catalogue),
    ...productFindings(catalogue),
    ...pictureFindings(catalogue, images),
    ...fieldFindings(catalogue),
    ...labelFindings(catalogue),
  ];
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
}

const isError = ({ severity }: Finding) => severity === 'error';
