import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AppError } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

/** Tokens of the model that a source may use in a UTC day. */
export const DAILY_TOKENS = Symbol('daily tokens');

/** Whose day the tokens count on. */
export interface UsageOwner {
  /** An account, or the visitors of one network (a keyed hash). */
  source: string;
  /** '' for a visitor. */
  userId: string;
}

/** Tokens set aside for a call of the model. */
export interface Reservation {
  source: string;
  /** UTC, YYYY-MM-DD. */
  day: string;
  tokens: number;
}

/** What every source has used of the model today. One row per source and UTC day, changed by single statements. */
@Injectable()
export class UsageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(DAILY_TOKENS) private readonly dailyTokens: number,
  ) {}

  /**
   * Sets aside the most that a call of the model can use, so that calls at the same time don't exceed the budget together.
   *
   * @throws AppError chat.budget_reached, with the seconds until the next UTC day
   */
  reserve({ source, userId }: UsageOwner, tokens: number): Promise<Reservation> {
    return this.dataSource.transaction(async (manager) => {
      if (userId) await lockLiveUser(manager, userId);
      const rows: { day: string }[] = await manager.query(
        `insert into token_usage as used (source, day, user_id, tokens)
          select $1, (now() at time zone 'utc')::date, $2::uuid, $3::bigint where $3::bigint <= $4::bigint
          on conflict (source, day) do update set tokens = used.tokens + excluded.tokens
            where used.tokens + excluded.tokens <= $4::bigint
          returning day::text`,
        [source, userId || null, tokens, this.dailyTokens],
      );
      const [row] = rows;
      if (!row) throw budgetReached();
      return { source, day: row.day, tokens };
    });
  }

  /** Replaces what was set aside by what was used. Call it also after a failure, with what was used until then. */
  async settle({ source, day, tokens }: Reservation, used: number): Promise<void> {
    await this.dataSource.query(
      `update token_usage set tokens = greatest(0, tokens - $3::bigint + $4::bigint) where source = $1 and day = $2`,
      [source, day, tokens, used],
    );
  }
}

const DAY_SECONDS = 86_400;

const budgetReached = () =>
  new AppError('chat.budget_reached', {
    userMessage: "You've reached today's limit for the assistant. It resets at midnight UTC.",
    retryAfter: DAY_SECONDS - Math.floor((Date.now() / 1_000) % DAY_SECONDS),
  });
