import { describe, expect, it } from '@jest/globals';
import { firstLoadFiles } from './first-load.ts';

describe('firstLoadFiles', () => {
  it('K1 returns the entry, its static imports and preloaded scripts, but no dynamic imports', () => {
    const manifest = {
      'index.html': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_shared'],
        dynamicImports: ['later'],
      },
      _shared: { file: 'assets/shared.js', imports: ['_deep', 'index.html'] },
      _deep: { file: 'assets/deep.js' },
      preloaded: { file: 'assets/preloaded.js', imports: ['_withIt'] },
      _withIt: { file: 'assets/with-it.js' },
      later: { file: 'assets/later.js' },
    };
    const page =
      '<script type="module" src="/assets/entry.js"></script><link rel="modulepreload" href="/assets/preloaded.js"><link rel="stylesheet" href="/assets/app.css">';
    expect(firstLoadFiles(manifest, page)).toEqual(
      ['deep', 'entry', 'preloaded', 'shared', 'with-it'].map((name) => `assets/${name}.js`),
    );
  });
});
