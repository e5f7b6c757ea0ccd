import type { MailFormat, PlacedZone, ZoneId } from '@printpartner/print-knowledge/mail';
import { useWidth } from '../../../../ui/use-width.ts';
import { optionSizeText } from '../../calculators/size-text.ts';
import { Dimension } from '../../shell/drawing/dimension.tsx';
import { Ruler } from '../../../../ui/ruler.tsx';

/** Longest template, inches; sets the scale of all templates. */
const MAX_LENGTH = 11.5;
const margin = { side: 34, bottom: 44 };

const looks: Record<ZoneId, { className: string; dash?: string }> = {
  ocr: { className: 'on-paper fill-cyan-tint stroke-cyan' },
  barcode: { className: 'on-paper fill-yellow stroke-ink' },
  clear: { className: 'on-paper fill-none stroke-magenta', dash: '2 3' },
  indicia: { className: 'on-paper fill-none stroke-ink', dash: '5 3' },
  return: { className: 'on-paper fill-none stroke-ink-3', dash: '1 3' },
};

interface AddressSideDrawingProps {
  format: MailFormat;
  zones: readonly PlacedZone[];
}

/** Address side to scale: white paper, black trim, zones numbered as in the list below. */
export function AddressSideDrawing({ format, zones }: AddressSideDrawingProps) {
  const [frame, width = 0] = useWidth<HTMLDivElement>();
  const scale = Math.min((width - margin.side - 2) / MAX_LENGTH, 60);
  const [height, length] = [format.height * scale, format.length * scale];
  return (
    <figure className="mt-4">
      <div ref={frame} style={{ minHeight: width > 0 ? undefined : 260 }}>
        {width > 0 && (
          <svg
            width={length + margin.side}
            height={height + margin.bottom}
            role="img"
            aria-label={`Address side of a ${optionSizeText(format)} piece with its OCR read area, barcode zone, clear area, indicia box and return address.`}
            className="block max-w-full"
          >
            <rect x={1} y={1} width={length} height={height} className="on-paper fill-sheet stroke-ink" />
            {zones.map((zone) => (
              <rect
                key={zone.id}
                data-zone={zone.id}
                x={1 + zone.x * scale}
                y={1 + zone.y * scale}
                width={zone.width * scale}
                height={zone.height * scale}
                className={looks[zone.id].className}
                strokeDasharray={looks[zone.id].dash}
              />
            ))}
            <Print zones={zones} scale={scale} />
            {zones.map((zone, place) => (
              <Numeral key={zone.id} zone={zone} number={place + 1} scale={scale} />
            ))}
            <Dimension inches={format.length} x={1} y={height + 16} length={length} along="bottom" />
            <Dimension inches={format.height} x={length + 12} y={1} length={height} along="side" />
          </svg>
        )}
        {width > 0 && (
          <svg width={MAX_LENGTH * scale + 2} height={8} aria-hidden className="block max-w-full">
            <Ruler length={MAX_LENGTH} scale={scale} x={1} y={1} />
          </svg>
        )}
      </div>
      <figcaption data-unsearched className="type-note mt-1 text-ink-3">
        All sizes at one scale; ticks are half inches.
      </figcaption>
    </figure>
  );
}

/** Corner of each zone's number, chosen so that numbers don't overlap. */
const corners: Record<ZoneId, { right: boolean; bottom: boolean }> = {
  ocr: { right: false, bottom: false },
  barcode: { right: false, bottom: false },
  clear: { right: false, bottom: false },
  indicia: { right: false, bottom: true },
  return: { right: true, bottom: false },
};

function Numeral({ zone, number, scale }: { zone: PlacedZone; number: number; scale: number }) {
  const { right, bottom } = corners[zone.id];
  const x = 1 + (zone.x + (right ? zone.width : 0)) * scale + (right ? -10 : 10);
  const y = 1 + (zone.y + (bottom ? zone.height : 0)) * scale + (bottom ? -10 : 10);
  return (
    <g aria-hidden>
      <circle cx={x} cy={y} r={8} className="on-paper fill-ink" />
      <text x={x} y={y + 4} textAnchor="middle" fontSize={12} fontWeight={600} className="fill-white">
        {number}
      </text>
    </g>
  );
}

/** Lines of type and a barcode as gray strokes. */
function Print({ zones, scale }: { zones: readonly PlacedZone[]; scale: number }) {
  const at = (id: ZoneId) => zones.find((zone) => zone.id === id);
  const [clear, barcode, sender, indicia] = [at('clear'), at('barcode'), at('return'), at('indicia')];
  if (!clear || !barcode || !sender || !indicia) return null;
  const lines = (x: number, y: number, widths: readonly number[]) =>
    widths
      .map((width, line) => `M${1 + x * scale} ${1 + (y + line * 0.2) * scale}h${width * scale}`)
      .join('');
  const bars = Array.from(
    { length: 60 },
    (_, bar) =>
      `M${1 + (barcode.x + 1 + bar * 0.05) * scale} ${1 + (barcode.y + (bar % 3 === 0 ? 0.24 : 0.28)) * scale}v${(bar % 2 === 0 ? 0.12 : 0.08) * scale}`,
  ).join('');
  return (
    <g aria-hidden fill="none" className="on-paper stroke-ink-3">
      <path d={lines(clear.x + 0.6, clear.y + 0.45, [1.9, 1.6, 2.2])} strokeWidth={0.09 * scale} />
      <path d={lines(sender.x + 0.1, sender.y + 0.16, [1.3, 1.1, 1.4])} strokeWidth={0.06 * scale} />
      <path d={lines(indicia.x + 0.3, indicia.y + 0.2, [0.5, 0.5, 0.5])} strokeWidth={0.06 * scale} />
      <path d={bars} strokeWidth={0.02 * scale} className="on-paper stroke-ink" />
    </g>
  );
}
