import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SignUpAttempt as SignUpAttemptAnswer, SignUpStats } from '@printpartner/contracts';
import { Repository } from 'typeorm';
import { presentAttempt } from '../attempts/present-attempt.ts';
import { SignUpAttempt } from '../attempts/sign-up-attempt.entity.ts';

@Injectable()
export class ReadAttemptsService {
  constructor(@InjectRepository(SignUpAttempt) private readonly attempts: Repository<SignUpAttempt>) {}

  /** Counts of all time. */
  async stats(): Promise<SignUpStats> {
    const rows: SignUpStats[] = await this.attempts.query(`
      select coalesce(sum(count), 0)::int as "totalAttempts",
        coalesce(sum(count) filter (where success), 0)::int as "successfulAttempts",
        coalesce(sum(count) filter (where platform = 'mobile'), 0)::int as "mobileAttempts",
        coalesce(sum(count) filter (where platform = 'web'), 0)::int as "webAttempts"
      from signup_totals`);
    const [stats] = rows;
    if (!stats) throw new Error('a sum without a row');
    return stats;
  }

  /** Newest first. */
  async list(take: number): Promise<SignUpAttemptAnswer[]> {
    const found = await this.attempts.find({ order: { at: 'DESC', id: 'DESC' }, take });
    return found.map(presentAttempt);
  }

  async ofUser(userId: string): Promise<SignUpAttemptAnswer[]> {
    const found = await this.attempts.find({ where: { userId }, order: { at: 'ASC' } });
    return found.map(presentAttempt);
  }
}
