import type { SheetJob } from '../job/sheet-job.ts';
import { bookDrawing } from './book-drawing.ts';
import type { Drawing } from './drawing-view.ts';
import { pieceDrawing } from './piece-drawing.ts';

/**
 * The piece as its sheet orders it, in inches and at one scale: a booklet with its cover laid flat, a loose piece flat
 * and folded. Undefined if its size isn't known.
 */
export const drawingOf = (job: SheetJob): Drawing | undefined =>
  job.kind === 'booklet' ? bookDrawing(job) : pieceDrawing(job);
