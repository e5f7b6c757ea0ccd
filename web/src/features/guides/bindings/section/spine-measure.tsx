/** Dimension line beside the spine; the caption states its width. */
export function SpineMeasure({ x, half }: { x: number; half: number }) {
  const at = x - 9;
  return (
    <path
      d={`M${at} ${-half}V${half}M${at - 3} ${-half}h6M${at - 3} ${half}h6`}
      className="stroke-cyan"
      fill="none"
      strokeWidth={1.4}
    />
  );
}
