import { PixelDecoder, preflight } from '@printpartner/preflight-engine';
import type { AnalysisNews, AnalysisOrder } from './analysis-messages.ts';

/** A hostile file meets this process alone; it knows no secret and no database. */
const tell = (news: AnalysisNews): void => void process.send?.(news);

const decoder = new PixelDecoder();
const PROGRESS_EVERY_MS = 200;

process.on('message', (order: AnalysisOrder) => {
  let toldAt = 0;
  preflight(order.path, {
    mode: order.mode,
    profile: order.profile,
    decoder,
    ...(order.password !== undefined && { password: order.password }),
    onProgress: ({ page, pages }) => {
      if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = Date.now();
      tell({ kind: 'progress', page, pages });
    },
  }).then(
    (result) => tell({ kind: 'done', result }),
    (error: unknown) => tell({ kind: 'broken', message: error instanceof Error ? error.message : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit(0));
