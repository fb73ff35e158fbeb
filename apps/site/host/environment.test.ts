import { describe, expect, it } from 'vitest';
import { readHostEnvironment } from './environment.ts';

describe('readHostEnvironment', () => {
  it('has an answer for everything that is not set, or set to nothing', () => {
    const { port, host, apiOrigin } = readHostEnvironment({ SITE_PORT: '' });
    expect([port, host, apiOrigin.href]).toEqual([4173, undefined, 'http://localhost:3001/']);
  });

  it('finds the API by its port, or where it is said to be', () => {
    expect(readHostEnvironment({ API_PORT: '3999' }).apiOrigin.port).toBe('3999');
    const { apiOrigin } = readHostEnvironment({
      API_PORT: '1',
      API_ORIGIN: 'https://api.vetta.example',
    });
    expect(apiOrigin.href).toBe('https://api.vetta.example/');
  });

  it.each([
    [{ SITE_PORT: 'x' }, 'SITE_PORT must be a port number, not "x".'],
    [{ SITE_PORT: '70000' }, 'SITE_PORT must be a port number, not "70000".'],
    [{ API_PORT: '-1' }, 'API_PORT must be a port number, not "-1".'],
    [{ API_ORIGIN: 'api' }, 'API_ORIGIN must be an http or https address, not "api".'],
    [{ API_ORIGIN: 'ftp://api' }, 'API_ORIGIN must be an http or https address, not "ftp://api".'],
  ])('refuses %o', (env, sentence) => {
    expect(() => readHostEnvironment(env)).toThrow(sentence);
  });
});
