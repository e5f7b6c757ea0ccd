import { expect, it } from '@jest/globals';
import { offlineFiles } from './offline-files.ts';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['base'],
    dynamicImports: ['guide', 'admin'],
    css: ['index.css'],
    assets: ['sans.woff2'],
  },
  'mount-error': { file: 'mount-error.js', isEntry: true },
  base: { file: 'base.js' },
  guide: { file: 'guide.js', imports: ['figure'], dynamicImports: ['dieline'] },
  figure: { file: 'figure.js', imports: ['guide'] },
  dieline: { file: 'dieline.js', dynamicImports: ['admin'], assets: ['font.woff'] },
  admin: { file: 'admin.js', imports: ['base', 'chart'] },
  chart: { file: 'chart.js' },
};

it('O1 every file that can be loaded without passing an online screen is kept on the device, with styles and fonts', () => {
  expect([...offlineFiles(manifest, ['admin'])].toSorted()).toEqual(
    'base dieline figure font guide index index mount-error sans'
      .split(' ')
      .map((name, at) => `${name}.${{ 3: 'woff', 5: 'css', 8: 'woff2' }[at] ?? 'js'}`),
  );
});

it('A11 what estimates new passwords is not kept on the device', () => {
  const form = {
    file: 'form.js',
    isEntry: true,
    assets: ['assets/strength-worker-Cx1.js', 'assets/other.wasm'],
  };
  expect([...offlineFiles({ form }, [])]).toEqual(['form.js', 'assets/other.wasm']);
});

it('O1 an online screen that is no longer in the build stops the build, so that the list stays true', () => {
  expect(() => offlineFiles(manifest, ['admin', 'renamed'])).toThrow('renamed is not in the build');
});
