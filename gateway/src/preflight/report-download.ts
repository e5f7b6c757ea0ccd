import type { RpcOutput, writePreflightReport } from '@printpartner/contracts';
import type { Response } from 'express';

/** Writing a long report takes more than a usual call, ms. */
export const REPORT_DEADLINE_MS = 15_000;

/** `brochure.pdf` → `brochure preflight.json` */
export const reportName = (filename: string, extension: 'pdf' | 'json'): string =>
  `${filename.replace(/\.pdf$/i, '')} preflight.${extension}`;

export function sendReport(
  response: Response,
  { filename, pdf }: RpcOutput<typeof writePreflightReport>,
): void {
  response.type('application/pdf').attachment(reportName(filename, 'pdf')).send(Buffer.from(pdf, 'base64'));
}
