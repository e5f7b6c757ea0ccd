/** What a line means. A score is dashed by its direction. */
export type LineStyle = 'cut' | 'mountain' | 'valley' | 'bleed' | 'safe' | 'hatch';

/** Points. The dashes of scores are those of the folding guide: one dot for a mountain, two for a valley. */
export const lineStyles: Readonly<Record<LineStyle, { width: number; dash: readonly number[] }>> = {
  cut: { width: 0.75, dash: [] },
  mountain: { width: 0.75, dash: [9, 3, 1.5, 3] },
  valley: { width: 0.75, dash: [5, 3, 1.5, 3, 1.5, 3] },
  bleed: { width: 0.5, dash: [] },
  safe: { width: 0.75, dash: [1, 2] },
  hatch: { width: 0.5, dash: [] },
};
