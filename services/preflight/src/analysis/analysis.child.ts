import { PixelDecoder, preflight } from '@printpartner/preflight-engine';
import { InkFile } from '../ink/ink-file.ts';
import type { AnalysisNews, AnalysisOrder, Analyzed } from './analysis-messages.ts';

/** A hostile file meets this process alone; it knows no secret and no database. */
const tell = (news: AnalysisNews): void => void process.send?.(news);

const decoder = new PixelDecoder();
const PROGRESS_EVERY_MS = 200;

async function analyze({ path, inkPath, inkMs, mode, profile, password }: AnalysisOrder): Promise<Analyzed> {
  let toldAt = 0;
  await using inks = mode === 'full' ? new InkFile(inkPath) : null;
  const result = await preflight(path, {
    mode,
    profile,
    decoder,
    inkMs,
    ...(password !== undefined && { password }),
    onProgress: ({ page, pages }) => {
      if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = Date.now();
      tell({ kind: 'progress', page, pages });
    },
    ...(inks && { onInkPage: (page, planes) => inks.add(page, planes) }),
  });
  return { result, inks: (await inks?.finish()) ?? null };
}

process.on('message', (order: AnalysisOrder) => {
  analyze(order).then(
    (analyzed) => tell({ kind: 'done', ...analyzed }),
    (error: unknown) => tell({ kind: 'broken', message: error instanceof Error ? error.message : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit(0));
