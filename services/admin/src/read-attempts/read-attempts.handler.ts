import { Controller } from '@nestjs/common';
import {
  listSignupAttempts,
  readSignupStats,
  type RpcInput,
  type RpcOutput,
  writeSignupCsv,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { attemptsCsv } from './attempts-csv.ts';
import { ReadAttemptsService } from './read-attempts.service.ts';

/** More than 90 days of attempts seldom hold; a reply must fit through a queue. */
const LONGEST_CSV = 10_000;

@Controller()
export class ReadAttemptsHandler {
  constructor(private readonly service: ReadAttemptsService) {}

  @HandleRpc(readSignupStats)
  stats(): Promise<RpcOutput<typeof readSignupStats>> {
    return this.service.stats();
  }

  @HandleRpc(listSignupAttempts)
  list({ limit }: RpcInput<typeof listSignupAttempts>): Promise<RpcOutput<typeof listSignupAttempts>> {
    return this.service.list(limit);
  }

  @HandleRpc(writeSignupCsv)
  async csv(): Promise<RpcOutput<typeof writeSignupCsv>> {
    return { csv: attemptsCsv(await this.service.list(LONGEST_CSV)) };
  }
}
