import { type CheckId, type CheckStatus, preflight } from '../src/index.ts';
import { type FileParts, pressFile } from './press-file.ts';

/** RGB red over a large area, which check 7 warns about. */
export const RED = '1 0 0 rg 100 100 300 300 re f';

/** The status of every check in quick mode. */
export async function statuses(bytes: Buffer): Promise<Record<CheckId, CheckStatus>> {
  const { checks } = await preflight(bytes, { mode: 'quick' });
  return Object.fromEntries(checks.map(({ id, status }) => [id, status])) as Record<CheckId, CheckStatus>;
}

export const ofContent = (content: string, resources?: FileParts['resources']): ReturnType<typeof statuses> =>
  statuses(pressFile({ pages: [{ content }], ...(resources && { resources }) }));
