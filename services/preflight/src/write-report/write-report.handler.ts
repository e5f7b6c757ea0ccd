import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, writePreflightReport } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { notFound, PreflightSessions } from '../sessions/preflight-sessions.repository.ts';
import { writeReportPdf } from './report-pdf.ts';

@Controller()
export class WriteReportHandler {
  constructor(private readonly sessions: PreflightSessions) {}

  @HandleRpc(writePreflightReport)
  async write({
    sessionId,
    owner,
  }: RpcInput<typeof writePreflightReport>): Promise<RpcOutput<typeof writePreflightReport>> {
    const { result } = await this.sessions.ofOwner(sessionId, owner);
    if (!result) throw notFound();
    const pdf = await writeReportPdf(result);
    return { filename: result.filename, pdf: pdf.toString('base64') };
  }
}
