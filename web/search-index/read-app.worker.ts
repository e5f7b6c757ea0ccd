import { parentPort } from 'node:worker_threads';
import { importIntoPage } from '../first-paint/import-into-page.ts';

const { places } = await importIntoPage<{ places: unknown }>('./src/app/search-index/entries.ts');
parentPort?.postMessage(places, []);
window.close();
