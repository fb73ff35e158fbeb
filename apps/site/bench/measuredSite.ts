import { startBundledShop } from '../../../tests/support/isolatedShop.ts';

export type MeasuredSite = {
  /** Without a slash at the end. */
  address: string;
  paths: readonly string[];
  stop: () => Promise<void>;
};

/** One of each kind of page that visitors come to first. */
const firstPages = [
  '/',
  '/prodotti',
  '/prodotti/proteine',
  '/prodotti/proteine/iso-soya',
  '/contatti',
];

/** The built site, started for the run; `SITE` names one that runs already, `PAGES` other paths. */
export async function measuredSite(
  env: Readonly<Record<string, string | undefined>>,
): Promise<MeasuredSite> {
  const paths = env['PAGES']?.split(' ') ?? firstPages;
  const running = env['SITE'];
  if (running === undefined) return { ...(await startBundledShop()), paths };
  const isThere = await fetch(running).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw new Error(`Nothing to measure: no site answers at ${running}.`);
  return { address: running, paths, stop: async () => {} };
}
