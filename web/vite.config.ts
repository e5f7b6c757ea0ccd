import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineWorker } from './offline/offline-worker.ts';
import { firstPaint } from './first-paint/first-paint.ts';
import { searchEntries } from './search-index/search-entries.ts';

/** Preloads the sans font, which the browser would otherwise find only in the style sheet and render text twice. */
function preloadSans(): Plugin {
  return {
    name: 'preload-sans',
    transformIndexHtml: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) =>
        /instrument-sans-latin-wdth.*\.woff2$/.test(file),
      );
      if (!font) return [];
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  };
}

/** Writes the build into the page; the debug badge compares it with the page the server sends now. */
function markBuild(): Plugin {
  const mark = { 'build-phase': '1G.COMPARE-A', 'build-ts': new Date().toISOString() };
  return {
    name: 'mark-build',
    transformIndexHtml: () =>
      Object.entries(mark).map(([name, content]) => ({ tag: 'meta', attrs: { name, content } })),
  };
}

/** Keeps a script of the page in its own file. Bundled with the app, it could not run when a part of the app is missing. */
function standAlone(source: string): Plugin[] {
  const tag = `<script type="module" src="/${source}"></script>`;
  return [
    {
      name: 'stand-alone-emit',
      apply: 'build',
      buildStart() {
        this.emitFile({ type: 'chunk', id: source });
      },
      transformIndexHtml: { order: 'pre', handler: (html) => html.replace(tag, '') },
    },
    {
      name: 'stand-alone-inject',
      apply: 'build',
      transformIndexHtml: (_html, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
        );
        if (!chunk) throw new Error(`${source} is not in the build`);
        const attrs = { type: 'module', src: `/${chunk.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  ];
}

/** Files that pdf.js loads on demand: decoders, CMYK profile, encodings, fonts. The version serves as cache key. */
function pdfjsFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = dirname(manifest);
  const folder = `assets/pdfjs-${version}`;
  return {
    name: 'pdfjs-files',
    config: (_config, { command }) => ({
      define: { PDFJS_FILES: JSON.stringify(command === 'build' ? `/${folder}/` : `/@fs${home}/`) },
    }),
    generateBundle() {
      for (const part of ['wasm', 'iccs', 'cmaps', 'standard_fonts'])
        for (const file of readdirSync(join(home, part)))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${part}/${file}`,
            source: readFileSync(join(home, part, file)),
          });
    },
  };
}

/**
 * What the first load needs is one file, except what only the entry or the stand-alone script needs. What six screens share is
 * in three others: on their own, these modules made fifty requests of a guide, most for less than 2 kB. Schemas, and the trade's
 * figures with what shows them, take long to run, and most screens do without. None takes dependencies along, which all are
 * shared as often themselves or loaded first.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], minShareCount: 2, priority: 2 },
  ...Object.entries({
    schemas: /\/node_modules\/zod\/|\/strict-zod\.ts|\/contracts\/src\/text\.ts/,
    figures:
      /\/libs\/(?:print-|spec-sheet\/)|\/features\/guides\/|\/ui\/(?:inches|length|trade-text|source-notes|use-option-text)\./,
    parts: /./,
  }).map(([name, test]) => ({
    name,
    test,
    minShareCount: 6,
    includeDependenciesRecursively: false,
    priority: name === 'parts' ? 0 : 1,
  })),
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadSans(),
    markBuild(),
    standAlone('src/app/mount-error.ts'),
    pdfjsFiles(),
    searchEntries(),
    offlineWorker(),
    firstPaint(),
  ],
  resolve: {
    conditions: ['@printpartner/source', 'module', 'browser', 'development|production'],
    // What these packages do by themselves, the content security policy refuses.
    alias: [
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('./src/platform/styles/adopted-style.ts', import.meta.url)),
      },
      {
        find: /^zod$/,
        replacement: fileURLToPath(new URL('./src/platform/strict-zod.ts', import.meta.url)),
      },
    ],
  },
  build: {
    manifest: true,
    // Open pages may still load what was built before: `scripts/start/build.ts` removes it later.
    emptyOutDir: false,
    target: 'es2022',
    // No data: URLs, so that the content security policy can do without them.
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser without `modulepreload` loads the same files a little later.
      polyfill: false,
      // Only styles: what a screen imports would be asked for in the task that asks for the screen, a millisecond each.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:8080' } },
});
