import type { Report } from '@printpartner/pdf-report';
import type { SheetJob } from '@printpartner/spec-sheet/job';
export function writeDrawing(_report: Report, _job: SheetJob): void {}
