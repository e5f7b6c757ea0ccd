import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plugin, Rolldown } from 'vite';
import type { FirstPaint } from '../src/app/first-paint/rendered.tsx';
import { criticalCss } from './critical-css.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

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

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const ROOT = '<div id="root"></div>';
/** Covers the screen that waits. */
const COVER = '#first-paint{position:absolute;top:0;left:0;right:0;min-height:100%;z-index:1;background:var(--bed)}';

function pageWith({ html }: FirstPaint, index: string, bundle: Rolldown.OutputBundle): string {
  const [link, file = ''] = STYLE_LINK.exec(index) ?? [];
  if (!link || !index.includes(ROOT)) throw new Error('index.html has no style sheet or no root');
  const plain = withoutStyleAttributes(html);
  const picture = `<div id="first-paint" aria-hidden="true" inert>${plain.html}</div>`;
  // In the body, the style sheet holds up only what is below it, and the scripts.
  const page = index.replace(link, '').replace(ROOT, `${picture}\n    ${link.trim()}\n    ${ROOT}`);
  const css = criticalCss(sourceOf(bundle[file]), page) + COVER + plain.css;
  return page.replace('</head>', `  <style>${css}</style>\n  </head>`);
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('A file of the build is missing');
  return String(typeof file.source === 'string' ? file.source : Buffer.from(file.source));
}
