import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plugin, Rolldown } from 'vite';
import type { FirstPaint } from '../src/app/first-paint/rendered.tsx';
import { startApp, type AppFiles } from './start-app.ts';
import { criticalCss, withoutStyleAttributes } from './critical-css.ts';

/**
 * Writes `first-paint/home.html` and `first-paint/login.html` beside `index.html`: the same page with what that screen
 * shows first, and the CSS of it. The style sheet then holds up neither.
 */
export function firstPaint(): Plugin {
  let paints: Promise<readonly FirstPaint[]> | undefined;
  return {
    name: 'first-paint',
    apply: 'build',
    buildStart() {
      paints = render();
      paints.catch(() => undefined);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = sourceOf(bundle['index.html']);
        for (const paint of (await paints) ?? [])
          this.emitFile({
            type: 'asset',
            fileName: `first-paint/${paint.name}.html`,
            source: pageWith(paint, index, bundle),
          });
      },
    },
  };
}

async function render(): Promise<readonly FirstPaint[]> {
  const worker = new Worker(new URL('./first-paint.worker.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [paints]: (readonly FirstPaint[])[] = await once(worker, 'message');
    return paints ?? [];
  } finally {
    await worker.terminate();
  }
}

const ROOT = '<div id="root"></div>';
/** Covers the screen that waits. */
const COVER =
  '#first-paint{position:absolute;top:0;left:0;right:0;min-height:100%;z-index:1;background:var(--bed)}';

function pageWith({ html }: FirstPaint, index: string, bundle: Rolldown.OutputBundle): string {
  const { page, files } = withoutFiles(index);
  if (!page.includes(ROOT)) throw new Error('index.html has no root');
  const plain = withoutStyleAttributes(html);
  const picture = `<div id="first-paint" aria-hidden="true" inert>${plain.html}</div>`;
  const start = `(${startApp.toString()})(${JSON.stringify(files)})`;
  const painted = page.replace(ROOT, () => `${picture}\n    ${ROOT}\n    <script>${start}</script>`);
  const sheet = sourceOf(bundle[files.styleSheet.slice(1)]);
  const css = criticalCss(sheet, painted) + COVER + plain.css;
  return painted.replace('</head>', () => `  <style>${css}</style>\n  </head>`);
}

const FILE_TAG =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|preload)")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;

/** The page without the elements that load its files, and these files. */
function withoutFiles(index: string): { page: string; files: AppFiles } {
  const tags = [...index.matchAll(FILE_TAG)].map(([tag, file = '']) => ({ tag, file }));
  const [styleSheet] = tags.filter(({ tag }) => tag.includes('rel="stylesheet"'));
  const [font] = tags.filter(({ tag }) => tag.includes('as="font"'));
  const runs = tags.filter(({ tag }) => tag.includes('<script'));
  const preloads = tags.filter(({ tag }) => tag.includes('rel="modulepreload"'));
  if (!styleSheet || !font || runs.length === 0)
    throw new Error('index.html lacks a style sheet, font or script');
  // The first one reports errors of the others; the last one is the app.
  const scripts = [...runs.slice(0, -1), ...preloads, ...runs.slice(-1)].map(({ file }) => file);
  return {
    page: index.replaceAll(FILE_TAG, ''),
    files: { styleSheet: styleSheet.file, font: font.file, scripts },
  };
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('A file of the build is missing');
  return String(typeof file.source === 'string' ? file.source : Buffer.from(file.source));
}
