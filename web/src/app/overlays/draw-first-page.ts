import type { DrawFirstPage } from '../../features/files/add-files.ts';

/** Loads pdf.js only when there is a page to draw. */
export const drawFirstPage: DrawFirstPage = async (file, password) =>
  (await import('../../features/preflight/report/draw-first-page.ts')).drawFirstPage(file, password);
