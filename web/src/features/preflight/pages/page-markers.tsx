import { Tooltip } from '../../../ui/tooltip.tsx';
import { findingKey, isSame, mergedName } from './finding-words.ts';
import { type Marker, markerSize } from './marker-places.ts';
import { MarkerShape } from './marker-shape.tsx';
import type { PlacedFinding } from './page-view.ts';

interface PageMarkersProps {
  markers: readonly Marker[];
  selected: PlacedFinding | null;
  hovered: PlacedFinding | null;
  onSelect: (finding: PlacedFinding) => void;
  onHover: (finding: PlacedFinding | null) => void;
}

/** How many a marker stands for, at its lower right. */
const countLook =
  'data-count:before:absolute data-count:before:top-3.25 data-count:before:left-4.25 data-count:before:z-1 data-count:before:rounded-mark data-count:before:bg-white data-count:before:px-0.75 data-count:before:text-[0.6875rem] data-count:before:leading-3.25 data-count:before:font-semibold data-count:before:text-[#171717] data-count:before:tabular-nums data-count:before:shadow-[0_0_0_1px_rgb(0_0_0/30%)] data-count:before:content-[attr(data-count)]';

/** Numbered as in the list, in its order; one that stands for several chooses them in turn. */
export function PageMarkers({ markers, selected, hovered, onSelect, onHover }: PageMarkersProps) {
  return markers.map(({ findings, at }) => {
    const [first] = findings;
    if (!first) return null;
    const chosen = findings.findIndex((finding) => isSame(finding, selected));
    const isLit = findings.some((finding) => isSame(finding, hovered));
    const face = findings[chosen] ?? first;
    const next = findings[(chosen + 1) % findings.length] ?? first;
    return (
      <div
        key={findingKey(first)}
        className={`absolute ${isLit ? 'z-3' : chosen >= 0 ? 'z-2' : 'z-1'}`}
        style={{
          left: at.x - markerSize / 2,
          top: at.y - markerSize / 2,
          width: markerSize,
          height: markerSize,
        }}
      >
        <Tooltip text={tip(findings, face)}>
          <button
            type="button"
            // What is to be read on it comes first, as one would say it to press it.
            aria-label={`${face.marker}: ${mergedName(findings)}`}
            data-count={findings.length > 1 ? `${findings.length}×` : undefined}
            aria-pressed={chosen >= 0}
            onClick={() => onSelect(next)}
            onPointerEnter={() => onHover(face)}
            onPointerLeave={() => onHover(null)}
            onFocus={() => onHover(face)}
            onBlur={() => onHover(null)}
            className={`${countLook} relative grid size-5 pointer-coarse:after:absolute pointer-coarse:after:-inset-2 place-items-center rounded-mark transition-transform ${isLit || chosen >= 0 ? 'scale-115' : ''}`}
          >
            <MarkerShape severity={face.finding.severity} text={face.marker} />
          </button>
        </Tooltip>
      </div>
    );
  });
}

const tip = (findings: readonly PlacedFinding[], face: PlacedFinding): string =>
  findings.length === 1
    ? face.finding.message
    : `${face.finding.message} And ${findings.length - 1} more here.`;
