import { describe, expect, it } from 'vitest';
import { readManifest, screenFiles, singleScript } from './screenFiles.ts';

const manifest = readManifest(
  JSON.stringify({
    'index.html': { file: 'assets/main.js', css: ['assets/main.css'], isEntry: true },
    '../../packages/storefront/src/screens/Home/Home.tsx': {
      file: 'assets/Home.js',
      css: ['assets/Home.css'],
      imports: ['index.html', '_Card.js'],
    },
    '_Card.js': { file: 'assets/Card.js', css: ['assets/Card.css'], imports: ['_Card.js'] },
  }),
);

describe('screenFiles', () => {
  it('names what a screen loads, with what that loads', () => {
    expect(screenFiles(manifest, ['src/screens/Home/Home.tsx'])).toEqual({
      scripts: ['/assets/Home.js', '/assets/main.js', '/assets/Card.js'],
      styles: ['/assets/Home.css', '/assets/main.css', '/assets/Card.css'],
    });
  });

  it('names nothing for a screen that is no chunk of its own', () => {
    const none = { scripts: [], styles: [] };
    expect(screenFiles(manifest, ['src/screens/Nulla/Nulla.tsx'])).toEqual(none);
  });
});

describe('singleScript', () => {
  it('gives the file of an entry', () => {
    expect(singleScript(manifest, 'index.html')).toBe('assets/main.js');
  });

  it('refuses an entry that was not built: its pages would never hydrate', () => {
    expect(() => singleScript(manifest, 'src/pageScript/loadScripts.ts')).toThrow(
      'The build has no chunk for src/pageScript/loadScripts.ts.',
    );
  });

  it('refuses one that cannot stand within a page', () => {
    expect(() => singleScript(manifest, 'Home/Home.tsx')).toThrow(
      'Home/Home.tsx cannot stand alone: it has imports.',
    );
  });
});
