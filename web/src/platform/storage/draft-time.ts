/** Long enough for a trip without a network, short enough not to stay on an abandoned computer. */
export const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60_000;

/** When a draft was stored, ms since 1970; 0 if there is none or it can't be read. */
export function draftTime(text: string | null): number {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    const isDated = typeof draft === 'object' && draft !== null && 'keptAt' in draft;
    return isDated && typeof draft.keptAt === 'number' ? draft.keptAt : 0;
  } catch {
    return 0;
  }
}
