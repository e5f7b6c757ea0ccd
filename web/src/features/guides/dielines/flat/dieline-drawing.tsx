import { useId } from 'react';
import { boundsOf, pointsOf, type Panel } from '@printpartner/dielines';
import { DrawnLength } from '../length.tsx';
import type { DrawingFrame, DrawnSheet } from './drawing-frame.ts';
import type { LayerName } from './layer-names.ts';

interface DielineDrawingProps {
  drawn: DrawnSheet;
  frame: DrawingFrame;
  shown: ReadonlySet<LayerName>;
  /** Accessible name. */
  label: string;
  /** Whether every panel that has room shows its name and size. */
  areNamed?: boolean;
}

const dashes = { mountain: '9 3 1.5 3', valley: '5 3 1.5 3 1.5 3' } as const;
/** Pixels that the name and size of a panel need. */
const NAMED_WIDTH = 84;
const NAMED_HEIGHT = 40;

/** A flat sheet with its layers, at any scale. Lines keep their width. */
export function DielineDrawing({
  drawn: { sheet, layers },
  frame,
  shown,
  label,
  areNamed = true,
}: DielineDrawingProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="on-paper block"
    >
      <defs>
        <pattern
          id={`${id}-glue`}
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" className="stroke-ink-3" strokeWidth={1} />
        </pattern>
      </defs>
      {shown.has('bleed') &&
        layers.bleed.map((outline, place) => (
          <path key={`bleed-${place}`} d={frame.path(outline)} className="fill-cyan-tint" />
        ))}
      {layers.cut.map((outline, place) => (
        <path key={place} d={frame.path(outline)} className="fill-sheet" />
      ))}
      {shown.has('glue') &&
        layers.glue.map(({ outline, side }, place) => (
          <path
            key={place}
            d={frame.path(outline)}
            // What is glued on the other side is only outlined.
            fill={side === 'inside' ? `url(#${id}-glue)` : 'none'}
            className="stroke-ink-3"
            strokeWidth={1}
            strokeDasharray="2 2"
          />
        ))}
      {shown.has('safe') && (
        <g data-layer="safe" fill="none" className="stroke-magenta" strokeWidth={1} strokeDasharray="1.5 2.5">
          {layers.safe.map((outline, place) => (
            <path key={place} d={frame.path(outline)} />
          ))}
        </g>
      )}
      {shown.has('bleed') && (
        <g data-layer="bleed" fill="none" className="stroke-cyan" strokeWidth={1} strokeDasharray="6 3">
          {layers.bleed.map((outline, place) => (
            <path key={place} d={frame.path(outline)} />
          ))}
        </g>
      )}
      {shown.has('score') && (
        <g data-layer="score" fill="none" className="stroke-ink" strokeWidth={1}>
          {layers.scores.map((score, place) => (
            <path key={place} d={frame.edge(score)} strokeDasharray={dashes[score.crease]} />
          ))}
        </g>
      )}
      {shown.has('cut') && (
        <g data-layer="cut" fill="none" className="stroke-ink" strokeWidth={1.4}>
          {layers.cut.map((outline, place) => (
            <path key={place} d={frame.path(outline)} />
          ))}
          {layers.slits.map((slit, place) => (
            <path key={`slit-${place}`} d={frame.edge(slit)} />
          ))}
        </g>
      )}
      {areNamed && (
        <g aria-hidden textAnchor="middle" fontSize={12}>
          {sheet.panels.map((panel) => (
            <PanelName key={panel.id} panel={panel} frame={frame} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Name and size in the middle of a panel. */
function PanelName({ panel, frame }: { panel: Panel; frame: DrawingFrame }) {
  const { left, right, bottom, top } = boundsOf(pointsOf(panel.outline));
  const [width, height] = [right - left, top - bottom];
  if (width * frame.scale < NAMED_WIDTH || height * frame.scale < NAMED_HEIGHT || panel.kind === 'strip')
    return null;
  const [x, y] = [frame.x((left + right) / 2), frame.y((bottom + top) / 2)];
  return (
    <>
      <text x={x} y={y - 4} className="fill-ink-2" fontWeight={600}>
        {panel.name}
      </text>
      <text x={x} y={y + 13} className="fill-ink-3">
        <DrawnLength value={width} /> × <DrawnLength value={height} />
      </text>
    </>
  );
}
