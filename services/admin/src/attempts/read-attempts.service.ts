import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  countSignUpAttempts,
  limits,
  listSignUpAttempts,
  readSignUpStats,
  type RpcInput,
  type RpcOutput,
  type SignUpStats,
} from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { conditionsOf } from './attempt-conditions.ts';
import type { SignUpAttempt } from './sign-up-attempt.entity.ts';

type AttemptRow = Omit<SignUpAttempt, 'emailHash' | 'userId'>;

@Controller()
export class ReadAttemptsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(readSignUpStats)
  async readStats(): Promise<RpcOutput<typeof readSignUpStats>> {
    const rows: SignUpStats[] = await this.dataSource.query(`
      select coalesce(sum(count), 0)::int as "totalAttempts",
        coalesce(sum(count) filter (where success), 0)::int as "successfulAttempts",
        coalesce(sum(count) filter (where platform = 'mobile'), 0)::int as "mobileAttempts",
        coalesce(sum(count) filter (where platform = 'web'), 0)::int as "webAttempts"
      from signup_totals`);
    const [stats] = rows;
    if (!stats) throw new Error('The sum returned no row');
    return stats;
  }

  /** No attempts if the one that the page starts after has been removed. */
  @HandleRpc(listSignUpAttempts)
  async listAttempts({
    limit,
    before,
    ...filter
  }: RpcInput<typeof listSignUpAttempts>): Promise<RpcOutput<typeof listSignUpAttempts>> {
    const { where, parameters } = conditionsOf(filter, 3);
    const isBefore = `(at, id) < ((select at from signup_attempts where id = $2::uuid), $2::uuid)`;
    const rows: AttemptRow[] = await this.dataSource.query(
      `select id, at, email, platform, success, ip, error_message as "errorMessage" from signup_attempts
        where ${before === undefined ? '$2::uuid is null' : isBefore} and ${where} order by at desc, id desc limit $1`,
      [limit, before ?? null, ...parameters],
    );
    return rows.map(({ at, ip, ...attempt }) => ({
      ...attempt,
      timestamp: at.toISOString(),
      ipAddress: ip,
    }));
  }

  @HandleRpc(countSignUpAttempts)
  async countAttempts(
    filter: RpcInput<typeof countSignUpAttempts>,
  ): Promise<RpcOutput<typeof countSignUpAttempts>> {
    const { where, parameters } = conditionsOf(filter, 2);
    const [found]: { count: number }[] = await this.dataSource.query(
      `select count(*)::int as count from (select from signup_attempts where ${where} limit $1) found`,
      [limits.signUpCountMax + 1, ...parameters],
    );
    const count = found?.count ?? 0;
    return { count: Math.min(count, limits.signUpCountMax), hasMore: count > limits.signUpCountMax };
  }
}
