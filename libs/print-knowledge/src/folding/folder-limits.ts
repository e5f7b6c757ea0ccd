import type { FlatSize, Fold } from './fold.ts';

/**
 * Whether a common folding machine takes the flat sheet for this fold: `small` or `large` when it does not.
 * The largest sheet goes in either way round; the smallest size is what its panels need.
 */
export function beyondFolder(fold: Fold, { acrossIn, alongIn }: FlatSize): 'small' | 'large' | undefined {
  const { minimumSize: least, maximumSize: most } = fold;
  if (acrossIn < least.acrossIn || alongIn < least.alongIn) return 'small';
  const [shorter, longer] = [Math.min(acrossIn, alongIn), Math.max(acrossIn, alongIn)];
  if (shorter > Math.min(most.acrossIn, most.alongIn) || longer > Math.max(most.acrossIn, most.alongIn)) {
    return 'large';
  }
  return undefined;
}
