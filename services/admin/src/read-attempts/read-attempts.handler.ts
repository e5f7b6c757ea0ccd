import { Controller } from '@nestjs/common';
import {
  listSignUpAttempts,
  readSignUpStats,
  type RpcInput,
  type RpcOutput,
  writeSignUpCsv,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { attemptsCsv } from './attempts-csv.ts';
import { ReadAttemptsService } from './read-attempts.service.ts';

/** More than 90 days of attempts seldom hold; a reply must fit through a queue. */
const LONGEST_CSV = 10_000;

@Controller()
export class ReadAttemptsHandler {
  constructor(private readonly service: ReadAttemptsService) {}

  @HandleRpc(readSignUpStats)
  stats(): Promise<RpcOutput<typeof readSignUpStats>> {
    return this.service.stats();
  }

  @HandleRpc(listSignUpAttempts)
  list({ limit }: RpcInput<typeof listSignUpAttempts>): Promise<RpcOutput<typeof listSignUpAttempts>> {
    return this.service.list(limit);
  }

  @HandleRpc(writeSignUpCsv)
  async csv(): Promise<RpcOutput<typeof writeSignUpCsv>> {
    return { csv: attemptsCsv(await this.service.list(LONGEST_CSV)) };
  }
}
