import { Tooltip } from '../../../ui/tooltip.tsx';
import { type Marker, MARKER_SIZE } from './marker-positions.ts';
import { paperColors } from './press-lines.tsx';
import {
  findingKey,
  type FindingSelection,
  isSame,
  mergedName,
  type PlacedFinding,
} from './placed-finding.ts';

interface PageMarkersProps extends FindingSelection {
  markers: readonly Marker[];
}

/** The number of findings, at the lower right of the marker. */
const COUNT_STYLE =
  'data-count:before:absolute data-count:before:top-3.25 data-count:before:left-4.25 data-count:before:z-1 data-count:before:rounded-mark data-count:before:bg-white data-count:before:px-0.75 data-count:before:text-[0.6875rem] data-count:before:leading-3.25 data-count:before:font-semibold data-count:before:text-[#171717] data-count:before:tabular-nums data-count:before:shadow-[0_0_0_1px_rgb(0_0_0/30%)] data-count:before:content-[attr(data-count)]';

/** Numbered as in the list. Clicking a marker with several findings selects them in turn. */
export function PageMarkers({ markers, selected, hovered, onSelect, onHover }: PageMarkersProps) {
  return markers.map(({ findings, at }) => {
    const [first] = findings;
    if (!first) return null;
    const selectedIndex = findings.findIndex((finding) => isSame(finding, selected));
    const isHovered = findings.some((finding) => isSame(finding, hovered));
    const current = findings[selectedIndex] ?? first;
    const next = findings[(selectedIndex + 1) % findings.length] ?? first;
    return (
      <div
        key={findingKey(first)}
        className={`absolute ${isHovered ? 'z-3' : selectedIndex >= 0 ? 'z-2' : 'z-1'}`}
        style={{
          left: at.x - MARKER_SIZE / 2,
          top: at.y - MARKER_SIZE / 2,
          width: MARKER_SIZE,
          height: MARKER_SIZE,
        }}
      >
        <Tooltip text={tooltipText(findings, current)}>
          <button
            type="button"
            // The visible number comes first, so that voice control finds the marker by it.
            aria-label={`${current.marker}: ${mergedName(findings)}`}
            data-count={findings.length > 1 ? `${findings.length}×` : undefined}
            aria-pressed={selectedIndex >= 0}
            onClick={() => onSelect(next)}
            onPointerEnter={() => onHover(current)}
            onPointerLeave={() => onHover(null)}
            onFocus={() => onHover(current)}
            onBlur={() => onHover(null)}
            className={`${COUNT_STYLE} relative grid size-5 pointer-coarse:after:absolute pointer-coarse:after:-inset-2 place-items-center rounded-mark transition-transform ${isHovered || selectedIndex >= 0 ? 'scale-115' : ''}`}
          >
            <MarkerShape severity={current.finding.severity} text={current.marker} />
          </button>
        </Tooltip>
      </div>
    );
  });
}

const tooltipText = (findings: readonly PlacedFinding[], current: PlacedFinding): string =>
  findings.length === 1
    ? current.finding.message
    : `${current.finding.message} And ${findings.length - 1} more here.`;

interface MarkerShapeProps {
  severity: PlacedFinding['finding']['severity'];
  text: number;
}

/** The verdict's shape with the check's number; 20 px and a white edge. */
function MarkerShape({ severity, text }: MarkerShapeProps) {
  const { path, fill, edge, ink, at, size } = shapes[severity];
  return (
    <svg viewBox="-2 -2 24 24" width="24" height="24" aria-hidden className="block overflow-visible">
      <path
        d={path}
        fill={paperColors.paper}
        stroke={paperColors.paper}
        strokeWidth="4"
        strokeLinejoin="round"
      />
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
    fill: paperColors.fail,
    edge: paperColors.fail,
    ink: paperColors.paper,
    at: 14,
    size: 11.5,
  },
  warning: {
    path: 'M10 .5 20 18.5H0z',
    fill: paperColors.warningFill,
    edge: paperColors.warningFill,
    ink: paperColors.trim,
    at: 16,
    size: 11,
  },
  manual: {
    path: 'M10 0 20 10 10 20 0 10z',
    fill: paperColors.paper,
    edge: paperColors.manual,
    ink: paperColors.manual,
    at: 13.8,
    size: 11,
  },
} as const;
