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

  it.each([
    'smtp://user:p%40ss@mail.example:587',
    'smtps://mail',
    'smtp://[::1]:2525',
    'smtp://10.0.0.1',
  ])('takes the mail server %s', (url) => {
    expect(readEnvironment({ SMTP_URL: url, CONTACT_TO: 'a@b.it' }).mail?.url).toBe(url);
  });

  it.each([
    'smtp://mail.example:99999',
    'smtp://mail.example:0',
    'smtp://mail.example:abc',
    'smtp://mail.example:-25',
    'smtp://:25',
    'smtp://user:pass@word@',
    'smtp://user%zz:x@mail.example',
    'smtps://mail example:465',
    'smtp://mail%20example:25',
    'smtp://[::1:25',
  ])('refuses the mail server %s that there cannot be', (url) => {
    expect(() => readEnvironment({ SMTP_URL: url, CONTACT_TO: 'a@b.it' })).toThrow(
      'SMTP_URL names no mail server that there can be',
    );
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
    [{ DATABASE_URL: 'postgres://db.example:543210/x' }, 'DATABASE_URL names no server'],
    [{ DATABASE_URL: 'postgres://a:%zz@db.example/x' }, 'DATABASE_URL names no server'],
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
