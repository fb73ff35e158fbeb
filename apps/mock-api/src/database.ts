import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { reasonOf } from './logger.ts';
import { listVersions } from './storage/catalogueVersions.ts';
import { grantToApp } from './storage/migrate.ts';
import { withStore } from './storage/openStore.ts';

const usage = `Usage: npm run database -- [COMMAND]
  migrate [--app-role NAME]   brings the schema up to date, and lets a role use it (the default)
  versions                    lists the catalogue's versions
`;

/** `npm run database`: what an owner does with the store. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'app-role': { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [command = 'migrate'] = positionals;
  if (values.help) process.stdout.write(usage);
  else process.stdout.write(await run(command, values['app-role']));
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n${usage}`);
  process.exitCode = 1;
}

async function run(command: string, appRole: string | undefined): Promise<string> {
  const environment = readEnvironment(process.env);
  if (command !== 'migrate' && command !== 'versions') throw new Error(`No command ${command}.`);
  if (command === 'migrate' && environment.databaseUrl === undefined) {
    throw new Error('DATABASE_URL must name the database.');
  }
  return withStore(environment, async ({ query }) => {
    if (command === 'versions') {
      const versions = await listVersions(query);
      return versions
        .map(
          ({ id, createdAt, source, products, note }) =>
            `${id}  ${new Date(createdAt).toISOString()}  ${source}  ${products} products  ${note}\n`,
        )
        .join('');
    }
    if (appRole !== undefined) await grantToApp(query, appRole);
    return 'The schema is up to date.\n';
  });
}
