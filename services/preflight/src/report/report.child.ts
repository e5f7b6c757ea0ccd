// A separate process: laying out a report takes time and memory that depend on the checked file.
import { serveRequests } from '../isolation/serve-requests.ts';
import { writeReportPdf } from './report-pdf.ts';
import type { ReportRequest } from './report-writer.ts';

serveRequests<ReportRequest, string>(async ({ result, pictures }) => {
  const pdf = await writeReportPdf(result, pictures);
  return pdf.toString('base64');
});
