const patches = ['#00A0DC', '#E4007F', '#FFE500', '#171717', '#6B6B6B', '#B5B5B5'];

/** The color bar of a press sheet: process inks and two grays. The same colors in light and dark mode. */
export function ColorBar({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 54 9"
      width="54"
      height="9"
      shapeRendering="crispEdges"
      aria-hidden
      className={className}
    >
      {patches.map((ink, place) => (
        <rect key={ink} x={place * 9} width="9" height="9" fill={ink} />
      ))}
      <rect x="0.5" y="0.5" width="53" height="8" fill="none" className="stroke-ink/35" />
    </svg>
  );
}
