import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { offlineFiles, type Chunk } from './offline-files.ts';

const OUTPUT = new URL('../dist/', import.meta.url).pathname;
/** Files of the page that Vite's manifest doesn't have. Their names stay the same, so their contents are checked. */
const UNHASHED = /^(index\.html|ios-input-test\.html|manifest\.webmanifest|mark\.svg|icons\/.+\.png)$/;

/** Builds `/sw.js` with the list of files that it keeps on the device, and the manifest of the installed app. */
export function offlineWorker(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    registerType: 'prompt',
    // The app registers the worker itself, after the first load.
    injectRegister: false,
    srcDir: 'src/worker',
    filename: 'sw.ts',
    manifest: {
      id: '/',
      name: 'Print Partner',
      short_name: 'Print Partner',
      description: 'Design print-ready projects with zero guesswork',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#FFFFFF',
      background_color: '#F2F2F2',
      categories: ['productivity', 'business'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['**/*'],
      globIgnores: ['assets/pdfjs-*/**', '.vite/**', 'first-paint/**'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [keepOfflineFiles],
      // A small file, so that its errors can be read.
      sourcemap: false,
    },
  });
}

/** @throws if the build lacks a file that can be loaded offline */
const keepOfflineFiles: ManifestTransform = (entries) => {
  const built: Record<string, Chunk> = JSON.parse(readFileSync(join(OUTPUT, '.vite/manifest.json'), 'utf8'));
  const files = offlineFiles(built);
  const kept = entries.filter(({ url }) => files.has(url) || UNHASHED.test(url));
  const found = new Set(kept.map(({ url }) => url));
  const missing = [...files].filter((file) => !found.has(file));
  if (missing.length > 0) throw new Error(`Not kept for offline use: ${missing.join(', ')}`);
  return {
    manifest: kept.map((entry) =>
      // While servers are replaced, the page of one version may come with the worker of another; such an installation must fail.
      UNHASHED.test(entry.url) ? { ...entry, integrity: integrityOf(entry.url) } : entry,
    ),
    warnings: [],
  };
};

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256')
    .update(readFileSync(join(OUTPUT, file)))
    .digest('base64')}`;
}
