import { changedCatalogue } from './changedCatalogue.ts';
import { openTestBed } from './testBed.ts';
import { killedApi, killedDatabase } from './kills.ts';
import { mails } from './mails.ts';
import { rateLimit, sameKeys } from './messages.ts';
import { restarts } from './restarts.ts';
import { unresponsiveDatabase } from './unresponsiveDatabase.ts';

/**
 * `npm run two-hosts -- [API kills] [database kills] [parts]`: two APIs on one PostgreSQL that syncs
 * to the disk. Same keys at both, a shared rate limit, mails with a host killed while it sends, kills
 * of API and database under load, a database that is stopped, a changed catalogue, restarts in turn.
 */
const [apiKills = 100, databaseKills = 20] = process.argv.slice(2, 4).map(Number);
const parts = process.argv[4]?.split(',');

const testBed = await openTestBed();
const trials = {
  sameKeys: () => sameKeys(testBed),
  rateLimit: () => rateLimit(testBed),
  mails: () => mails(testBed),
  killedApi: () => killedApi(testBed, apiKills),
  killedDatabase: () => killedDatabase(testBed, databaseKills),
  unresponsiveDatabase: () => unresponsiveDatabase(testBed),
  catalogue: () => changedCatalogue(testBed),
  restarts: () => restarts(testBed),
};
for (const [name, trial] of Object.entries(trials)) {
  if (parts === undefined || parts.includes(name)) await trial();
}
await testBed.close();
process.exit(testBed.isGood() ? 0 : 1);
