import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { readSignUpTrends, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { conditionsOf } from '../attempts/attempt-conditions.ts';
import { todayIn, trendSpan } from './trend-span.ts';

type Trends = RpcOutput<typeof readSignUpTrends>;

@Controller()
export class ReadTrendsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(readSignUpTrends)
  async readTrends({ days, ...filter }: RpcInput<typeof readSignUpTrends>): Promise<Trends> {
    const span = trendSpan({
      days,
      from: filter.from,
      to: filter.to,
      today: todayIn(filter.zone, new Date()),
    });
    if (!span) return { days: [], previousAttempts: null };
    const { first, last, previous } = span;
    const { where, parameters } = conditionsOf({ ...filter, from: first, to: last }, 4);
    const counted: Trends['days'] = await this.dataSource.query(
      `with counted as (
          select (at at time zone $1::text)::date as day,
            count(*) filter (where platform = 'mobile' and success)::int as "mobileSuccess",
            count(*) filter (where platform = 'mobile' and not success)::int as "mobileFailed",
            count(*) filter (where platform = 'web' and success)::int as "webSuccess",
            count(*) filter (where platform = 'web' and not success)::int as "webFailed"
          from signup_attempts where ${where} group by 1)
        select to_char(listed, 'YYYY-MM-DD') as day, coalesce("mobileSuccess", 0) as "mobileSuccess",
          coalesce("mobileFailed", 0) as "mobileFailed", coalesce("webSuccess", 0) as "webSuccess",
          coalesce("webFailed", 0) as "webFailed"
        from generate_series($2::date, $3::date, interval '1 day') listed left join counted on day = listed::date
        order by listed`,
      [filter.zone, first, last, ...parameters],
    );
    return { days: counted, previousAttempts: previous && (await this.count({ ...filter, ...previous })) };
  }

  private async count(filter: Parameters<typeof conditionsOf>[0]): Promise<number> {
    const { where, parameters } = conditionsOf(filter, 1);
    const [row]: { count: number }[] = await this.dataSource.query(
      `select count(*)::int as count from signup_attempts where ${where}`,
      parameters,
    );
    return row?.count ?? 0;
  }
}
