/** How far a piece is folded, in words that continue its title: "Tri-fold, half folded". */
export function foldedSoFar(percent: number): string {
  if (percent <= 0) return 'flat';
  if (percent >= 100) return 'folded';
  return percent === 50 ? 'half folded' : `${percent}% folded`;
}
