import type { Outcome } from './importFile.ts';

/** 0 done, 1 errors, 2 asks for `--conferma`. */
export const exitCodes: Readonly<Record<Outcome['kind'], number>> = {
  errors: 1,
  asks: 2,
  nothing: 0,
  fits: 0,
  applied: 0,
  elsewhere: 0,
};

/** The same again may work later (EX_TEMPFAIL of sysexits.h). */
export const tryLater = 75;
