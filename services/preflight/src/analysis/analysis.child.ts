// A separate process: a hostile PDF that crashes or exploits the reader finds no secrets and no database here.
import { PixelDecoder, preflight } from '@printpartner/preflight-engine';
import type { Analysis, AnalysisMessage, AnalysisRequest } from './analysis-pool.ts';
import { InkFile } from './ink-file.ts';

const send = (message: AnalysisMessage): void => void process.send?.(message);

const decoder = new PixelDecoder();
const PROGRESS_EVERY_MS = 200;

async function analyze({
  path,
  inkPath,
  inkMs,
  mode,
  profile,
  password,
}: AnalysisRequest): Promise<Analysis> {
  let sentAt = 0;
  await using inks = mode === 'full' ? new InkFile(inkPath) : null;
  const result = await preflight(path, {
    mode,
    profile,
    decoder,
    inkMs,
    ...(password !== undefined && { password }),
    onProgress: ({ page, pages }) => {
      if (Date.now() - sentAt < PROGRESS_EVERY_MS) return;
      sentAt = Date.now();
      send({ kind: 'progress', page, pages });
    },
    ...(inks && { onInkPage: (page, planes) => inks.add(page, planes) }),
  });
  return { result, inks: (await inks?.finish()) ?? null };
}

process.on('message', (request: AnalysisRequest) => {
  analyze(request).then(
    (analysis) => send({ kind: 'done', ...analysis }),
    (error: unknown) => send({ kind: 'broken', message: error instanceof Error ? error.message : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit(0));
