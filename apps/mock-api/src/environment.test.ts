import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has an answer for everything that is not set, or set to nothing', () => {
    expect(readEnvironment({ API_PORT: '', API_HOST: '', SMTP_URL: '' })).toEqual({
      port: 3001,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/mock-api\/\.data$/),
      catalogueFile: undefined,
      contactPerMinute: 5,
      trustedProxies: [],
      mail: null,
      isConfirmationOn: true,
      logLevel: 'info',
    });
  });

  it('takes what is set', () => {
    const env = {
      API_PORT: '3999',
      DATA_DIR: '/srv/data',
      CATALOGUE_FILE: '/srv/export.json',
      DATABASE_URL: 'postgres://db.example/vetta',
      CONTACT_PER_MINUTE: '20',
      TRUSTED_PROXIES: '10.0.0.5, 2001:db8::5',
      SMTP_URL: 'smtp://mail.example:587',
      CONTACT_TO: 'negozio@vetta.example',
      CONTACT_FROM: 'sito@vetta.example',
      CONTACT_CONFIRMATION: 'off',
    };
    expect(readEnvironment(env)).toMatchObject({
      port: 3999,
      dataDir: '/srv/data',
      catalogueFile: '/srv/export.json',
      databaseUrl: 'postgres://db.example/vetta',
      contactPerMinute: 20,
      trustedProxies: ['10.0.0.5', '2001:db8::5'],
      mail: {
        url: 'smtp://mail.example:587',
        to: 'negozio@vetta.example',
        from: 'sito@vetta.example',
      },
      isConfirmationOn: false,
    });
  });

  it('means paths from where the command was typed', () => {
    const env = { INIT_CWD: '/home/ada', CATALOGUE_FILE: 'export.json', DATA_DIR: '../data' };
    expect(readEnvironment(env)).toMatchObject({
      catalogueFile: '/home/ada/export.json',
      dataDir: '/home/data',
    });
  });

  it.each([
    [{ API_PORT: 'x' }, 'API_PORT must be a whole number'],
    [{ API_PORT: '70000' }, 'API_PORT must be at most 65535'],
    [{ CONTACT_PER_MINUTE: '-1' }, 'CONTACT_PER_MINUTE must be a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info or silent'],
    [{ CONTACT_CONFIRMATION: 'no' }, 'CONTACT_CONFIRMATION must be on or off'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8' }, 'TRUSTED_PROXIES must be IP addresses with commas'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must start with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://x' }, 'SMTP_URL is set, so CONTACT_TO must name the recipient'],
    [{ SMTP_URL: 'smtp://x', CONTACT_TO: 'a@b.it, c@d.it' }, 'CONTACT_TO must be one mail address'],
    [
      { SMTP_URL: 'smtp://x', CONTACT_TO: 'a@b.it', CONTACT_FROM: 'Vetta <a@b.it>' },
      'CONTACT_FROM must be one mail address',
    ],
  ])('refuses %o: %s', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(sentence);
  });
});
