import { foldedPanels, moved, pointsOf, type Point, type Point3 } from '@printpartner/dielines';
import type { PictureProps } from '../picture/picture-props.ts';
import { shadeOf } from '../picture/light.ts';
import { panelLines } from '../picture/panel-lines.ts';
import { eyeOf, projected } from '../picture/projection.ts';
import { dot, minus } from '../picture/vectors.ts';
import { backToFront } from './back-to-front.ts';

const FOLD_DASHES = '5 2 1 2';

/** The piece in SVG, where there is no WebGL and until its code has loaded. */
export function StillDrawing({ sheet, spacing, progress, colliding, camera, size, label }: PictureProps) {
  const eye = eyeOf(camera);
  const faces = foldedPanels(sheet, progress, spacing).map(({ panel, move }) => {
    const points = pointsOf(panel.outline).map((point) => moved(move, [...point, 0]));
    const seen = points.map((point): Point => {
      const { x, y } = projected(point, camera, size);
      return [x, y];
    });
    return { panel, move, normal: move.z, points, seen };
  });
  const path = (points: readonly Point3[]) =>
    points
      .map((point, place) => {
        const { x, y } = projected(point, camera, size);
        return `${place === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
      })
      .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={size.width}
      height={size.height}
      className="on-paper block"
      strokeLinejoin="round"
    >
      {backToFront(faces, eye).map(({ panel, move, normal, points: [start, ...others] }) => {
        if (!start) return null;
        const isInside = dot(normal, minus(eye, start)) > 0;
        const lines = panelLines(panel, sheet);
        const inSpace = (points: readonly Point[]) => path(points.map((point) => moved(move, [...point, 0])));
        const outline = `${path([start, ...others])}Z`;
        const collides = colliding.has(panel.id);
        return (
          <g key={panel.id} data-panel={panel.id} className={collides ? 'stroke-fail' : 'stroke-ink'}>
            <path d={outline} stroke="none" className={isInside ? 'fill-sheet' : 'fill-board'} />
            {collides && <path d={outline} stroke="none" className="fill-fail" fillOpacity={0.16} />}
            <path d={outline} stroke="none" fillOpacity={1 - shadeOf(normal, camera.axes, isInside)} />
            <path d={lines.cuts.map(inSpace).join('')} fill="none" strokeWidth={1} />
            <path
              d={lines.folds.map(({ from, to }) => inSpace([from, to])).join('')}
              fill="none"
              strokeWidth={1}
              strokeDasharray={FOLD_DASHES}
            />
          </g>
        );
      })}
    </svg>
  );
}
