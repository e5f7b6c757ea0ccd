import { useId } from 'react';
import { findingKey, isSame } from './finding-words.ts';
import type { BoxedFinding } from './marker-places.ts';
import type { PlacedFinding } from './page-view.ts';
import { paperInks } from './paper-inks.ts';
import { grown } from './rect.ts';

interface FindingBoxesProps {
  drawn: readonly BoxedFinding[];
  selected: PlacedFinding | null;
  hovered: PlacedFinding | null;
  onSelect: (finding: PlacedFinding) => void;
  onHover: (finding: PlacedFinding | null) => void;
}

const dashes = { fail: undefined, warning: '7 4', manual: '2 3' } as const;

/** Each finding's box: its severity by color and by the pattern of its line. */
export function FindingBoxes({ drawn, selected, hovered, onSelect, onHover }: FindingBoxesProps) {
  const hatching = useId();
  // The chosen one lies above the others.
  const isLit = ({ placed }: BoxedFinding) => isSame(placed, selected) || isSame(placed, hovered);
  const inDrawingOrder = drawn.toSorted((a, b) => Number(isLit(a)) - Number(isLit(b)));
  return (
    <g>
      <pattern
        id={hatching}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="6" height="6" fill={paperInks.paper} />
        <rect width="6" height="2.5" fill={paperInks.fail} />
      </pattern>
      {inDrawingOrder.map((boxed) => {
        const { placed, rect, isMissing } = boxed;
        const { severity } = placed.finding;
        const isChosen = isSame(placed, selected);
        const isBold = isLit(boxed);
        const edge = isMissing ? rect : grown(rect, 2);
        return (
          // The same is reached by keyboard on its marker.
          <g
            key={findingKey(placed)}
            className="pointer-events-auto cursor-pointer"
            onClick={() => onSelect(placed)}
            onPointerEnter={() => onHover(placed)}
            onPointerLeave={() => onHover(null)}
          >
            <rect
              {...grown(rect, 4)}
              fill={isBold ? paperInks[severity] : 'none'}
              fillOpacity={0.1}
              stroke="none"
            />
            {isChosen && (
              <rect
                {...grown(edge, 3.5)}
                fill="none"
                stroke={paperInks[severity]}
                strokeOpacity={0.35}
                strokeWidth={4}
              />
            )}
            <rect
              {...edge}
              fill={isMissing ? `url(#${hatching})` : 'none'}
              stroke={paperInks.paper}
              strokeWidth={isBold ? 5 : 4}
            />
            <rect
              {...edge}
              fill="none"
              // Empty of color, yet what is inside can be pressed on its line.
              pointerEvents="stroke"
              stroke={paperInks[severity]}
              strokeWidth={isBold ? 3 : 2}
              strokeDasharray={isBold && severity !== 'manual' ? undefined : dashes[severity]}
            />
          </g>
        );
      })}
    </g>
  );
}
