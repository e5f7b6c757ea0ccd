import { useMemo, useState } from 'react';
import { Minus, Plus, Ruler } from 'lucide-react';
import { heightOf, widthOf, type Bounds, type Dieline } from '@printpartner/dielines';
import { Button } from '../../../../ui/button.tsx';
import { useIsPrinting } from '../../../../ui/use-fold.ts';
import { useWidth } from '../../../../ui/use-width.ts';
import { CheckChip } from '../../calculators/check-chip.tsx';
import { DielineDrawing } from './dieline-drawing.tsx';
import { DrawingFrame, drawnSheet, type Face } from './drawing-frame.ts';
import { allLayers, layerNames, type LayerName } from './layer-names.ts';
import { MeasuredDrawing, RULER } from './measured-drawing.tsx';

interface FlatViewProps {
  dieline: Dieline;
  face: Face;
  onFace: (face: Face) => void;
}

/** Pixels per inch that the browser takes for true size. */
const TRUE_SIZE = 96;
const ZOOM_STEP = Math.SQRT2;
const MAX_SCALE = 400;
const faces = [
  { id: 'inside', label: 'Inside' },
  { id: 'outside', label: 'Outside' },
] as const;

/** The flat sheet with its layers, zoom and measure. */
export function FlatView({ dieline, face, onFace }: FlatViewProps) {
  const [shown, setShown] = useState<ReadonlySet<LayerName>>(allLayers);
  /** Undefined while the sheet fits the board. */
  const [zoomed, setZoomed] = useState<number>();
  const [isMeasuring, setMeasuring] = useState(false);
  const [place, placeWidth] = useWidth<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  const board = isPrinting ? PAPER : boardOf(placeWidth ?? 0);
  const drawn = useMemo(() => drawnSheet(dieline.sheet, face), [dieline.sheet, face]);
  const offered = layerNames.filter(({ id }) => id !== 'glue' || drawn.layers.glue.length > 0);
  const fitting = fittingScale(drawn.bounds, board);
  const scale = isPrinting ? fitting : (zoomed ?? fitting);
  const { width, height } = board;
  const frame = useMemo(
    () => new DrawingFrame(centered(drawn.bounds, (width - RULER) / scale, (height - RULER) / scale), scale),
    [drawn.bounds, width, height, scale],
  );

  function toggle(layer: LayerName) {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">Side of the paper</legend>
          {faces.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant={face === id ? 'primary' : 'outline'}
              aria-pressed={face === id}
              onClick={() => onFace(id)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Layers</legend>
          {offered.map(({ id, label }) => (
            <CheckChip key={id} isOn={shown.has(id)} onChange={() => toggle(id)}>
              {label}
            </CheckChip>
          ))}
        </fieldset>
        <Button
          size="small"
          variant={isMeasuring ? 'primary' : 'outline'}
          aria-pressed={isMeasuring}
          icon={<Ruler size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setMeasuring(!isMeasuring)}
        >
          Measure
        </Button>
        <fieldset className="flex items-center gap-1.5 md:ml-auto print:hidden">
          <legend className="sr-only">Zoom</legend>
          <Button
            size="small"
            variant="outline"
            aria-label="Zoom out"
            disabled={scale <= fitting / 2}
            onClick={() => setZoomed(scale / ZOOM_STEP)}
          >
            <Minus size={15} strokeWidth={1.6} aria-hidden />
          </Button>
          <output aria-label="Scale" className="type-data w-13 text-center tabular-nums">
            {Math.round((100 * scale) / TRUE_SIZE)}%
          </output>
          <Button
            size="small"
            variant="outline"
            aria-label="Zoom in"
            disabled={scale >= MAX_SCALE}
            onClick={() => setZoomed(Math.min(MAX_SCALE, scale * ZOOM_STEP))}
          >
            <Plus size={15} strokeWidth={1.6} aria-hidden />
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={zoomed === undefined}
            onClick={() => setZoomed(undefined)}
          >
            Fit
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={scale === TRUE_SIZE}
            onClick={() => setZoomed(TRUE_SIZE)}
          >
            100%
          </Button>
        </fieldset>
      </div>
      <div ref={place}>
        {placeWidth !== undefined && (
          <MeasuredDrawing frame={frame} trim={drawn.trim} corners={drawn.corners} isMeasuring={isMeasuring}>
            <DielineDrawing
              drawn={drawn}
              frame={frame}
              shown={shown}
              label={`${dieline.title}, flat, seen from the ${face}`}
            />
          </MeasuredDrawing>
        )}
      </div>
    </div>
  );
}

/** Rulers, and the margin on both sides, pixels. */
const AROUND = 72;
/** Height of the board, pixels. */
const MAX_HEIGHT = 600;
const MIN_HEIGHT = 320;

/** Bar, title and fields above the board, pixels. */
const ABOVE = 330;

/** The ground of a drawing, pixels. */
interface Board {
  width: number;
  height: number;
}

/** The board of a printed page, at the zoom that has the whole dieline on one. */
const PAPER: Board = { width: 1080, height: 420 };

/** A board that is as high as a phone or a window has room for. */
function boardOf(width: number): Board {
  const most = Math.min(MAX_HEIGHT, window.innerHeight - ABOVE, width * 0.8);
  return { width, height: Math.round(Math.max(MIN_HEIGHT, most)) };
}

/** Inches around a drawing that is larger than the board. */
const MIN_MARGIN = 0.25;

/** Pixels per inch at which the whole sheet is seen. */
function fittingScale(bounds: Bounds, { width, height }: Board): number {
  return Math.max(1, Math.min((width - AROUND) / widthOf(bounds), (height - AROUND) / heightOf(bounds)));
}

/** Bounds with so much around them that the drawing is in the middle of a board of some size. Inches. */
function centered(bounds: Bounds, width: number, height: number): Bounds {
  const aside = Math.max(MIN_MARGIN, (width - widthOf(bounds)) / 2);
  const above = Math.max(MIN_MARGIN, (height - heightOf(bounds)) / 2);
  const { left, bottom, right, top } = bounds;
  return { left: left - aside, bottom: bottom - above, right: right + aside, top: top + above };
}
