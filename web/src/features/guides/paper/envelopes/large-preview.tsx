import type { Envelope } from '@printpartner/print-knowledge/envelopes';
import { parseSize } from '@printpartner/print-knowledge/measure';
import { Dimension } from '../../shell/drawing/dimension.tsx';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { previewPx, sizeOf } from './group-scale.ts';
import { NoPreview } from './small-preview.tsx';

const margin = { side: 48, bottom: 48 };

/** Envelope with a 300 px longer side, its dimensions and max insert. */
export function LargePreview({ envelope }: { envelope: Envelope }) {
  const size = sizeOf(envelope);
  if (!size) return <NoPreview />;
  const scale = previewPx.large / Math.max(size.height, size.width);
  const [width, height] = [size.width * scale, size.height * scale];
  return (
    <svg
      viewBox={`-1 -1 ${width + margin.side} ${height + margin.bottom}`}
      style={{ width: width + margin.side }}
      className="h-auto max-w-full"
      role="img"
      aria-label={`${envelope.name.replaceAll(' x ', ' × ')}, ${envelope.window ? 'front with window' : 'back with closed flap'}, to scale`}
    >
      <EnvelopeDrawing envelope={envelope} size={size} scale={scale} />
      <LargestInsert envelope={envelope} width={width} height={height} scale={scale} />
      <Dimension inches={size.width} x={0} y={height + 18} length={width} along="bottom" />
      <Dimension inches={size.height} x={width + 18} y={0} length={height} along="side" />
    </svg>
  );
}

function LargestInsert({
  envelope: { insertSize },
  width,
  height,
  scale,
}: {
  envelope: Envelope;
  width: number;
  height: number;
  scale: number;
}) {
  const insert = insertSize === undefined ? undefined : parseSize(insertSize);
  if (!insert?.ok) return null;
  const [w, h] = [insert.value.width * scale, insert.value.height * scale];
  return (
    <g className="on-paper">
      <rect
        x={(width - w) / 2}
        y={(height - h) / 2}
        width={w}
        height={h}
        fill="none"
        strokeWidth={1.25}
        strokeDasharray="6 3"
        className="stroke-cyan"
      />
      <text x={width / 2} y={height * 0.7} textAnchor="middle" fontSize={13} className="fill-cyan">
        Max insert
      </text>
    </g>
  );
}
