import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { reasonOf } from './logger.ts';
import { listVersions } from './storage/catalogueVersions.ts';
import { grantToApp } from './storage/migrate.ts';
import { withStore } from './storage/openStore.ts';

const usage = `Usage: npm run database -- [COMMAND]
  migrate [--app-role NAME]   brings the schema up to date, and lets a role use it (the default)
  versions                    lists the catalogue's versions
  copy FILE                   writes a backup of the store in DATA_DIR, also while the API runs
`;

/** `npm run database`: what an owner does with the store. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'app-role': { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [command = 'migrate', file] = positionals;
  if (values.help) process.stdout.write(usage);
  else process.stdout.write(await run(command, { file, appRole: values['app-role'] }));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n${usage}`);
  process.exitCode = 1;
}

type Options = { file: string | undefined; appRole: string | undefined };

async function run(command: string, { file, appRole }: Options): Promise<string> {
  const environment = readEnvironment(process.env);
  const { databaseUrl } = environment;
  switch (command) {
    case 'versions':
      return withStore(environment, async ({ query }) => {
        const versions = await listVersions(query);
        return versions
          .map(
            ({ id, createdAt, source, products, note }) =>
              `${id}  ${new Date(createdAt).toISOString()}  ${source}  ${products} products  ${note}\n`,
          )
          .join('');
      });
    case 'copy': {
      if (databaseUrl !== undefined) throw new Error('Of a PostgreSQL pg_dump makes the backup.');
      if (file === undefined) throw new Error('Name the file to write: copy FILE');
      const target = resolve(process.env['INIT_CWD'] ?? '.', file);
      // For its user alone, and never over another file.
      await (await open(target, 'wx', 0o600)).close();
      await withStore(environment, ({ query }) => query('VACUUM INTO $1', [target]));
      return `${target} is a whole copy of the store.\n`;
    }
    case 'migrate':
      if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the database.');
      return withStore(environment, async ({ query }) => {
        if (appRole !== undefined) await grantToApp(query, appRole);
        return 'The schema is up to date.\n';
      });
    default:
      throw new Error(`No command ${command}.`);
  }
}
