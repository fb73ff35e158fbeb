// What the tests need beside Node: a Chromium and a PostgreSQL, found or installed.
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './findPostgres.mjs';

console.log(await ensureChromium());
console.log(ensurePostgres());
