import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);
const face = (weight: 400 | 600): string =>
  files.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);

/** Embedded, as this report asks of others. */
export const reportFonts = { regular: face(400), bold: face(600) };
