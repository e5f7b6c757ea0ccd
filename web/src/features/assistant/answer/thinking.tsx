const inks = ['#00A0DC', '#E4007F', '#FFE500', '#B5B5B5'];

/** Four patches of a color bar that light up in turn; still where motion is reduced. */
export function Thinking({ tool }: { tool: string }) {
  return (
    <p className="type-body flex min-h-8 items-center gap-2.5 text-ink-2">
      <svg
        viewBox="0 0 45 9"
        width="45"
        height="9"
        shapeRendering="crispEdges"
        aria-hidden
        className="shrink-0"
      >
        {inks.map((ink, place) => (
          <rect
            key={ink}
            x={place * 12}
            width="9"
            height="9"
            fill={ink}
            className="animate-patch"
            style={{ animationDelay: `${place * 200}ms` }}
          />
        ))}
      </svg>
      {tool === '' ? 'Thinking...' : `${tool}...`}
    </p>
  );
}
