import { findMarkers } from '../document/sections.ts';

/** 'Modalità d’uso: …', in the place of a list. */
export const isOtherSection = (value: unknown): boolean =>
  typeof value === 'string' &&
  findMarkers(value).some(({ kind, start }) => kind !== 'ingredients' && start === 0);
