import type { PreflightPage } from '@printpartner/contracts/types';
import type { ShownOverlays } from './overlay-toggles.ts';
import { boxOnScreen, type PageSpace, type Rect } from './page-space.ts';
import { paperInks } from './paper-inks.ts';
import { cropMarks, safeBox } from './press-marks.ts';

interface PressLinesProps {
  page: PreflightPage;
  space: PageSpace;
  /** The page on the stage; only its size is of interest here. */
  paper: Rect;
  shown: ShownOverlays;
  /** Of a crop mark, in pixels. */
  markLength: number;
}

/** Trim with its crop marks, bleed and safe area, from the page's top left. */
export function PressLines({ page, space, paper, shown, markLength }: PressLinesProps) {
  const trim = boxOnScreen(space, page.boxes.TrimBox);
  const bleed = boxOnScreen(space, page.boxes.BleedBox);
  const safe = boxOnScreen(space, safeBox(page));
  const hasBleed = bleed.width - trim.width > 0.5 || bleed.height - trim.height > 0.5;
  const whole = { x: 0, y: 0, width: paper.width, height: paper.height };
  return (
    <g>
      {shown.bleed && hasBleed && <Line rect={bleed} color={paperInks.bleed} dashes="6 3" width={1.5} />}
      {shown.safe && <Line rect={safe} color={paperInks.safe} dashes="1.5 2.5" width={1.5} />}
      {shown.trim && (
        <>
          <Line rect={trim} color={paperInks.trim} width={1} />
          {cropMarks(trim, bleed, whole, markLength).map(({ onPaper, ...ends }) => (
            <line
              key={Object.values(ends).join()}
              {...ends}
              className={onPaper ? '' : 'stroke-ink'}
              stroke={onPaper ? paperInks.trim : undefined}
              strokeWidth={1}
              shapeRendering="crispEdges"
            />
          ))}
        </>
      )}
    </g>
  );
}

interface LineProps {
  rect: Rect;
  color: string;
  width: number;
  dashes?: string;
}

/** On a light edge of its own, so that it is seen on dark pictures too. */
function Line({ rect, color, width, dashes }: LineProps) {
  return (
    <g fill="none" shapeRendering={dashes ? undefined : 'crispEdges'}>
      <rect {...rect} stroke={paperInks.paper} strokeOpacity={0.6} strokeWidth={width + 1.5} />
      <rect {...rect} stroke={color} strokeWidth={width} strokeDasharray={dashes} />
    </g>
  );
}
