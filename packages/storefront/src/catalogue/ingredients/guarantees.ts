import {
  dopingFreeBrand,
  dopingFreeGuarantee,
  type Guarantee,
  guarantees,
} from '../../content/guarantees.ts';
import { foldText } from '../foldText.ts';

/**
 * The guarantees of a brand: four for each, and doping-free testing for one
 * (docs/rules.md#guarantees).
 */
export function guaranteesOf(brandName: string | undefined): readonly Guarantee[] {
  const isTested = foldText(brandName ?? '') === foldText(dopingFreeBrand);
  return isTested ? [...guarantees, dopingFreeGuarantee] : guarantees;
}
