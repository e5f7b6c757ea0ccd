import { Controller } from '@nestjs/common';
import {
  type PreflightResult,
  type RpcInput,
  type RpcOutput,
  writeKeptReport,
  writePreflightReport,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResultsRepository } from '../kept-results/kept-results.repository.ts';
import { notFinished, PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { writeReportPdf } from './report-pdf.ts';

@Controller()
export class ReportService {
  constructor(
    private readonly sessions: PreflightSessionsRepository,
    private readonly kept: KeptResultsRepository,
  ) {}

  @HandleRpc(writePreflightReport)
  async write({
    sessionId,
    owner,
  }: RpcInput<typeof writePreflightReport>): Promise<RpcOutput<typeof writePreflightReport>> {
    const { result } = await this.sessions.ofOwner(sessionId, owner);
    if (!result) throw notFinished();
    return reportOf(result);
  }

  @HandleRpc(writeKeptReport)
  async writeKept(
    { id }: RpcInput<typeof writeKeptReport>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof writeKeptReport>> {
    const { result } = await this.kept.get(userId, id);
    return reportOf(result);
  }
}

async function reportOf(result: PreflightResult): Promise<RpcOutput<typeof writePreflightReport>> {
  const pdf = await writeReportPdf(result);
  return { filename: result.filename, pdf: pdf.toString('base64') };
}
