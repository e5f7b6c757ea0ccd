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

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadSans()],
  resolve: { conditions: ['@printpartner/source', 'module', 'browser', 'development|production'] },
  build: {
    manifest: true,
    target: 'es2022',
    // No data: URLs, so that the content security policy can do without them.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:8080' } },
});
