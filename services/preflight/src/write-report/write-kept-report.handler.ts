import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, writeKeptReport } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';
import { writeReportPdf } from './report-pdf.ts';

@Controller()
export class WriteKeptReportHandler {
  constructor(private readonly kept: KeptResults) {}

  @HandleRpc(writeKeptReport)
  async write(
    { id }: RpcInput<typeof writeKeptReport>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof writeKeptReport>> {
    const { filename, result } = await this.kept.get(userId, id);
    const pdf = await writeReportPdf(result);
    return { filename, pdf: pdf.toString('base64') };
  }
}
