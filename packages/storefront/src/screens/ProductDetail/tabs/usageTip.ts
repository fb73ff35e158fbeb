import { usageCopy } from './usage.copy.ts';

/** The tip that suits what is done with the product; a shaker is no use with tablets. */
export function usageTip(usage: string): string {
  const text = usage.toLowerCase();
  if (/\b(?:polvere|misurin[oi]|sciogliere|shaker|shakerare|bustin[ae])\b/.test(text)) {
    return usageCopy.powderTip;
  }
  if (/\b(?:compress[ae]|capsul[ae]|perl[ae]|softgel|tavolett[ae])\b/.test(text)) {
    return usageCopy.tabletTip;
  }
  return usageCopy.generalTip;
}
