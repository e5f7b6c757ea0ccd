import { parentPort } from 'node:worker_threads';
import { importIntoPage } from './import-into-page.ts';
import type { FirstPaint } from '../src/app/first-paint/rendered.tsx';

// Nobody answers while the app is built.
globalThis.fetch = () => new Promise(() => {});
const { firstPaints } = await importIntoPage<{ firstPaints: readonly FirstPaint[] }>(
  './src/app/first-paint/rendered.tsx',
);
parentPort?.postMessage(firstPaints, []);
window.close();
