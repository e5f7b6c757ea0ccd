const PER_INCH = 40;
const WIDTH = 11 * PER_INCH;
const HEIGHT = 8.5 * PER_INCH;
const MARGIN = 0.125 * PER_INCH;
/** Fold positions; the panel that folds in is 1/16 in narrower. */
const folds = [3.6875 * PER_INCH, 2 * 3.6875 * PER_INCH];
const panels = [
  { left: 0, name: 'Panel 1', size: '3.6875 in' },
  { left: folds[0] ?? 0, name: 'Panel 2', size: '3.6875 in' },
  { left: folds[1] ?? 0, name: 'Panel 3, folds in', size: '3.625 in' },
];
const targets = [
  [WIDTH / 2, -26],
  [WIDTH / 2, HEIGHT + 26],
  [-30, HEIGHT / 2],
  [WIDTH + 30, HEIGHT / 2],
] as const;

/** A letter tri-fold drawn to scale, 40 units per inch, with bleed, trim, safe area, folds and printer's marks. */
export function TriFold({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="-48 -42 616 424"
      role="img"
      aria-label="Tri-fold brochure, 11 × 8.5 inches, drawn to scale: two panels of 3.6875 inches and one of 3.625 inches that folds in; bleed and safe area 0.125 inch"
      fill="none"
      className={`text-ink-2 ${className}`}
    >
      <PrintersMarks />
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={WIDTH + 2 * MARGIN}
        height={HEIGHT + 2 * MARGIN}
        className="fill-white"
      />
      {/* The paper stays white in dark mode, so its print keeps the light colors. */}
      <rect
        x={MARGIN}
        y={MARGIN}
        width={WIDTH - 2 * MARGIN}
        height={HEIGHT - 2 * MARGIN}
        stroke="#BC1A75"
        strokeWidth="1.8"
        strokeDasharray="0 4"
        strokeLinecap="round"
      />
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={WIDTH + 2 * MARGIN}
        height={HEIGHT + 2 * MARGIN}
        stroke="#00759C"
        strokeWidth="1.3"
        strokeDasharray="6 4"
        className="opacity-75"
      />
      <rect width={WIDTH} height={HEIGHT} stroke="#171717" strokeWidth="1.2" className="opacity-80" />
      {folds.map((x) => (
        <path
          key={x}
          d={`M${x} -14V${HEIGHT + 14}`}
          stroke="#6E6E6E"
          strokeWidth="1"
          strokeDasharray="10 4 1.5 4"
        />
      ))}
      <g className="type-note" stroke="none">
        {panels.map((panel) => (
          <g key={panel.name} transform={`translate(${panel.left + (panel.left ? 14 : 18)} 34)`}>
            <text fill="#171717" fontWeight="600">
              {panel.name}
            </text>
            <text y="18" fill="#4D4D4D">
              {panel.size}
            </text>
          </g>
        ))}
        <text x="18" y={HEIGHT - 18} fill="#4D4D4D">
          11 × 8.5 in tri-fold
        </text>
        <g transform={`translate(${WIDTH + 18} 34)`}>
          <text className="fill-cyan">Bleed 0.125 in</text>
          <text y="20" className="fill-ink">
            Trim
          </text>
          <text y="40" className="fill-magenta">
            Safe 0.125 in
          </text>
        </g>
      </g>
    </svg>
  );
}

function PrintersMarks() {
  const crops = [0, WIDTH].flatMap((x) => [`M${x} -34v22`, `M${x} ${HEIGHT + 12}v22`]);
  const sides = [0, HEIGHT].flatMap((y) => [`M-34 ${y}h22`, `M${WIDTH + 12} ${y}h22`]);
  return (
    <g stroke="currentColor">
      <path d={[...crops, ...sides].join('')} strokeWidth="1.3" />
      {targets.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} strokeWidth="1.1">
          <circle r="6" />
          <path d="M-11 0h22M0-11v22" />
        </g>
      ))}
    </g>
  );
}
