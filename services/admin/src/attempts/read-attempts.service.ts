import { Controller } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import {
  adminUserData,
  listSignUpAttempts,
  readSignUpStats,
  type RpcInput,
  type RpcOutput,
  type SignUpAttempt as SignUpAttemptAnswer,
  type SignUpStats,
  writeSignUpCsv,
} from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { byTime, readUserRows, type UserTable } from '@printpartner/service-kit';
import { type DataSource, Repository } from 'typeorm';
import { attemptsCsv } from './attempts-csv.ts';
import { SignUpAttempt } from './sign-up-attempt.entity.ts';

/** Keeps the reply small enough for the queue; 90 days rarely have more attempts. */
const CSV_ROWS_MAX = 10_000;
/** A statement reads this many at most. */
const PAGE_ROWS = 1_000;

/** Named as on the admin pages. */
const attemptRows: UserTable = {
  columns: `id, at as timestamp, email, platform, success, ip as "ipAddress", error_message as "errorMessage"`,
  table: 'signup_attempts',
  owner: 'user_id',
  order: byTime('at'),
};

@Controller()
export class ReadAttemptsService {
  constructor(
    @InjectRepository(SignUpAttempt) private readonly attempts: Repository<SignUpAttempt>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @HandleRpc(readSignUpStats)
  async readStats(): Promise<RpcOutput<typeof readSignUpStats>> {
    const rows: SignUpStats[] = await this.attempts.query(`
      select coalesce(sum(count), 0)::int as "totalAttempts",
        coalesce(sum(count) filter (where success), 0)::int as "successfulAttempts",
        coalesce(sum(count) filter (where platform = 'mobile'), 0)::int as "mobileAttempts",
        coalesce(sum(count) filter (where platform = 'web'), 0)::int as "webAttempts"
      from signup_totals`);
    const [stats] = rows;
    if (!stats) throw new Error('The sum returned no row');
    return stats;
  }

  @HandleRpc(listSignUpAttempts)
  listAttempts({
    limit,
  }: RpcInput<typeof listSignUpAttempts>): Promise<RpcOutput<typeof listSignUpAttempts>> {
    return this.newest(limit);
  }

  @HandleRpc(writeSignUpCsv)
  async writeCsv(): Promise<RpcOutput<typeof writeSignUpCsv>> {
    return { csv: attemptsCsv(await this.newest(CSV_ROWS_MAX)) };
  }

  @HandleRpc(adminUserData)
  async userData(
    { after }: RpcInput<typeof adminUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof adminUserData>> {
    return readUserRows(this.dataSource, attemptRows, userId, after);
  }

  private async newest(count: number): Promise<SignUpAttemptAnswer[]> {
    const attempts: SignUpAttemptAnswer[] = [];
    let before: PagePosition = NEWEST;
    while (attempts.length < count) {
      const limit = Math.min(count - attempts.length, PAGE_ROWS);
      const page: AttemptRow[] = await this.attempts.query(
        `select id, at, at::text as "exactAt", email, platform, success, ip, error_message as "errorMessage"
          from signup_attempts where (at, id) < ($1::timestamptz, $2::uuid) order by at desc, id desc limit $3`,
        [before.exactAt, before.id, limit],
      );
      attempts.push(...page.map(presentAttempt));
      const last = page.at(-1);
      if (!last || page.length < limit) break;
      before = last;
    }
    return attempts;
  }
}

/** `exactAt` has microseconds, which a Date lacks. */
interface PagePosition {
  exactAt: string;
  id: string;
}
type AttemptRow = Omit<SignUpAttempt, 'emailHash' | 'userId'> & PagePosition;

const NEWEST: PagePosition = { exactAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

function presentAttempt(attempt: AttemptRow): SignUpAttemptAnswer {
  const { id, at, email, platform, success, ip, errorMessage } = attempt;
  return { id, timestamp: at.toISOString(), email, platform, success, ipAddress: ip, errorMessage };
}
