import type { DrawFirstPage } from '../../features/files/add-files.ts';
import { retryUntilLoaded } from '../../platform/lazy/retry-until-loaded.ts';

const load = () => import('../../features/preflight/report/draw-first-page.ts');

/** Loads pdf.js only when there is a page to draw, also after an upload over a line that is gone by then. */
export const drawFirstPage: DrawFirstPage = async (file, password) => {
  const loaded = Promise.withResolvers<Awaited<ReturnType<typeof load>>>();
  const untilClosed = new AbortController().signal;
  retryUntilLoaded(load, { onLoad: loaded.resolve, onFailure: () => undefined }, untilClosed);
  return (await loaded.promise).drawFirstPage(file, password);
};
