import { Controller } from '@nestjs/common';
import {
  admitReport,
  type PreflightResult,
  type ReportPicture,
  type RpcInput,
  type RpcOutput,
  callerSource,
  writeKeptReport,
  writePreflightReport,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptPicturesRepository } from '../kept-results/kept-pictures.repository.ts';
import { KeptResultsRepository } from '../kept-results/kept-results.repository.ts';
import { notFinished, PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { ReportWriter } from './report-writer.ts';

@Controller()
export class ReportService {
  constructor(
    private readonly sessions: PreflightSessionsRepository,
    private readonly kept: KeptResultsRepository,
    private readonly keptPictures: KeptPicturesRepository,
    private readonly writer: ReportWriter,
  ) {}

  @HandleRpc(admitReport)
  async admit({ sessionId, owner }: RpcInput<typeof admitReport>): Promise<RpcOutput<typeof admitReport>> {
    await this.sessions.requireResult(sessionId, owner);
    return {};
  }

  @HandleRpc(writePreflightReport)
  async write(
    { sessionId, owner, pictures = [] }: RpcInput<typeof writePreflightReport>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof writePreflightReport>> {
    const { result, source } = await this.sessions.ofOwner(sessionId, owner);
    if (!result) throw notFinished();
    return this.reportOf(result, pictures, source, call);
  }

  @HandleRpc(writeKeptReport)
  async writeKept(
    { id }: RpcInput<typeof writeKeptReport>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof writeKeptReport>> {
    const { result } = await this.kept.get(call.userId, id);
    const pictures = await this.keptPictures.of(call.userId, id);
    const source = callerSource.ofUser(call.userId);
    try {
      return await this.reportOf(result, pictures, source, call);
    } catch (error) {
      if (pictures.length === 0 || !(error instanceof AppError) || error.reply.code !== 'system.busy')
        throw error;
      // Its download is not tried again by itself; the report names the pages that it doesn't show.
      return this.reportOf(result, [], source, call);
    }
  }

  private async reportOf(
    result: PreflightResult,
    pictures: readonly ReportPicture[],
    source: string,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof writePreflightReport>> {
    return { filename: result.filename, pdf: await this.writer.write(result, pictures, source, call) };
  }
}
