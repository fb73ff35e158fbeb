import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { namedCatalogueFile } from './readCatalogue.ts';

/**
 * What the owner sets from outside (docs/rules.md#environment). An empty variable counts as one
 * that is not set.
 */
export type Environment = {
  port: number;
  /** Address to listen on. */
  host: string;
  dataDir: string;
  catalogueFile: string | undefined;
  /** The PostgreSQL that several hosts share; files in `dataDir` when absent. */
  databaseUrl: string | undefined;
  contactPerMinute: number;
  /** Addresses besides the machine's own whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** null: simulation, no mail is sent. */
  mail: MailSettings | null;
  /** Whether visitors get a mail that confirms their message. */
  isConfirmationOn: boolean;
  logLevel: 'debug' | 'info' | 'silent';
};

export type MailSettings = {
  /** Such as `smtp://user:password@mail.example:587`. */
  url: string;
  /** Where the shop reads its mail. */
  to: string;
  /** The address that the mails come from. */
  from: string;
};

const wholeNumber = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} must be a whole number`),
    v.transform(Number),
    v.maxValue(max, `${name} must be at most ${max}`),
  );

const address = (name: string) => v.pipe(v.string(), v.email(`${name} must be one mail address`));

/** An address with a port that there is, whose user and password can be read. */
function isServer(url: string): boolean {
  try {
    const { port, username, password } = new URL(url);
    return decodeURIComponent(username + password) !== undefined && port !== '0';
  } catch {
    return false;
  }
}

const hasHost = (url: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])$/iu.test(new URL(url).hostname);

const environmentSchema = v.object({
  API_PORT: v.optional(wholeNumber('API_PORT', 65_535), '3001'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), fileURLToPath(new URL('../.data', import.meta.url))),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/./, 'DATABASE_URL must start with postgres:// or postgresql://'),
      v.check(
        isServer,
        'DATABASE_URL names no server that there can be: look at its host and port',
      ),
    ),
  ),
  CONTACT_PER_MINUTE: v.optional(wholeNumber('CONTACT_PER_MINUTE', 1_000_000), '5'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.everyItem((entry) => isIP(entry) !== 0, 'TRUSTED_PROXIES must be IP addresses with commas'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/./, 'SMTP_URL must start with smtp:// or smtps://'),
      v.check(
        (url) => isServer(url) && hasHost(url),
        'SMTP_URL names no mail server that there can be: look at its host and port, and write signs of user and password as %40 and the like',
      ),
    ),
  ),
  CONTACT_TO: v.optional(address('CONTACT_TO')),
  CONTACT_FROM: v.optional(address('CONTACT_FROM')),
  CONTACT_CONFIRMATION: v.optional(
    v.picklist(['on', 'off'], 'CONTACT_CONFIRMATION must be on or off'),
    'on',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'silent'], 'LOG_LEVEL must be debug, info or silent'),
    'info',
  ),
});

/** Throws an `Error` whose message names every variable that does not fit. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => issue.message).join('; '));
  }
  const { output } = result;
  // npm runs the API in its own folder; a path is meant from where the command was typed.
  const inCallersFolder = (path: string) => resolve(env['INIT_CWD'] ?? '.', path);
  return {
    port: output.API_PORT,
    host: output.API_HOST,
    dataDir: inCallersFolder(output.DATA_DIR),
    catalogueFile: namedCatalogueFile(env),
    databaseUrl: output.DATABASE_URL,
    contactPerMinute: output.CONTACT_PER_MINUTE,
    trustedProxies: output.TRUSTED_PROXIES ?? [],
    mail: readMailSettings(output.SMTP_URL, output.CONTACT_TO, output.CONTACT_FROM),
    isConfirmationOn: output.CONTACT_CONFIRMATION === 'on',
    logLevel: output.LOG_LEVEL,
  };
}

function readMailSettings(
  url: string | undefined,
  to: string | undefined,
  from: string | undefined,
): MailSettings | null {
  if (url === undefined) return null;
  // Guessing where a shop reads its mail could send a visitor's words to a stranger.
  if (to === undefined) throw new Error('SMTP_URL is set, so CONTACT_TO must name the recipient');
  return { url, to, from: from ?? to };
}
