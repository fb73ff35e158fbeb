/** json-server 1.0 beta ships no types; this is the one function that is used of it. */
declare module 'json-server/lib/app.js' {
  import type { App } from '@tinyhttp/app';
  import type { Low } from 'lowdb';

  export function createApp(db: Low<Record<string, unknown>>): App;
}
