import type { PlacedFinding } from './page-view.ts';
import { paperInks } from './paper-inks.ts';

interface MarkerShapeProps {
  severity: PlacedFinding['finding']['severity'];
  text: number;
}

/** The verdict's shape with the number of the list in it; 20 px and a white edge. */
export function MarkerShape({ severity, text }: MarkerShapeProps) {
  const { path, fill, edge, ink, at, size } = shapes[severity];
  return (
    <svg viewBox="-2 -2 24 24" width="24" height="24" aria-hidden className="block overflow-visible">
      <path d={path} fill={paperInks.paper} stroke={paperInks.paper} strokeWidth="4" strokeLinejoin="round" />
      <path
        d={path}
        fill={fill}
        stroke={edge}
        strokeWidth={severity === 'manual' ? 1.6 : 1}
        strokeLinejoin="round"
      />
      <text
        x="10"
        y={at}
        textAnchor="middle"
        fontSize={text > 9 ? size - 1.5 : size}
        fontWeight="700"
        fill={ink}
        className="font-sans select-none"
      >
        {text}
      </text>
    </svg>
  );
}

const shapes = {
  fail: {
    path: 'M6 .5h8L19.5 6v8L14 19.5H6L.5 14V6z',
    fill: paperInks.fail,
    edge: paperInks.fail,
    ink: paperInks.paper,
    at: 14,
    size: 11.5,
  },
  warning: {
    path: 'M10 .5 20 18.5H0z',
    fill: paperInks.warningFill,
    edge: paperInks.warningFill,
    ink: paperInks.trim,
    at: 16,
    size: 11,
  },
  manual: {
    path: 'M10 0 20 10 10 20 0 10z',
    fill: paperInks.paper,
    edge: paperInks.manual,
    ink: paperInks.manual,
    at: 13.8,
    size: 11,
  },
} as const;
