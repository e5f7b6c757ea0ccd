import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The face of every label is wanted before the style sheet has been read, or text would be drawn twice. */
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

/** Which build a page comes from; the debug badge compares it with what the server hands out. */
function markBuild(): Plugin {
  const mark = { 'build-phase': '1G.COMPARE-A', 'build-ts': new Date().toISOString() };
  return {
    name: 'mark-build',
    transformIndexHtml: () =>
      Object.entries(mark).map(([name, content]) => ({ tag: 'meta', attrs: { name, content } })),
  };
}

/** A script of the page stays a file of its own; else Vite makes one of all, and none runs when a part is missing. */
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

/** What pdf.js loads only when a page needs it: decoders, CMYK profile, encodings, faces. Its version stands for a hash. */
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

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadSans(),
    markBuild(),
    standAlone('src/app/mount-error.ts'),
    pdfjsFiles(),
  ],
  resolve: { conditions: ['@printpartner/source', 'module', 'browser', 'development|production'] },
  build: {
    manifest: true,
    target: 'es2022',
    // No data: URLs, so that the content security policy can do without them.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:8080' } },
});
