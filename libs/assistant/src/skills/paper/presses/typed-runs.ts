/** `offset because it's over 2500`: a threshold that the question names is no run. */
export function runsOf(text: string, quantities: readonly number[]): readonly number[] {
  const runs = quantities.filter(
    (quantity) =>
      !new RegExp(
        String.raw`\b(?:over|under|above|below|past|beyond|(?:more|less|fewer) than|at least|up to|until|from)(?: about| the)? ${quantity}\b`,
      ).test(text),
  );
  return runs.length > 0 ? runs : quantities.slice(0, 1);
}
