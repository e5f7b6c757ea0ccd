import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { findSignUpHints, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { ADDRESS_SQL } from '../attempts/attempt-conditions.ts';
import {
  MAX_HINTS,
  type HintThreshold,
  type HourTally,
  signUpHints,
  type Tally,
  thresholds,
} from './sign-up-hints.ts';

const DAY = `at > now() - interval '24 hours'`;
const WEEK = `at > now() - interval '7 days'`;
const USUAL_HOURS = 6 * 24;
/** The networks of an IPv4 and an IPv6 address. */
const NETWORK_SQL = `network(set_masklen(${ADDRESS_SQL}, case when strpos(ip, ':') > 0 then 64 else 24 end))::text`;

/**
 * Groups of the last week that reach the day's or the week's threshold, $1 and $2, those that exceed it most first.
 *
 * @param counted what is counted of a group
 */
function tallies(of: string, counted: string, where: string): string {
  const [day, week] = [`count(${counted}) filter (where ${DAY})`, `count(${counted})`];
  return `
    select ${of} as of, (${day})::int as day, (${week})::int as week
    from signup_attempts where ${WEEK} and ${where} group by 1 having ${day} >= $1 or ${week} >= $2
    order by greatest((${day}) / $1::float, (${week}) / $2::float) desc limit ${MAX_HINTS}`;
}

const ATTEMPTS = tallies(NETWORK_SQL, '*', `ip <> ''`);
const ACCOUNTS = tallies(NETWORK_SQL, 'distinct email', `ip <> '' and success`);
const FAILURES = tallies('email', '*', `email <> '' and not success`);
const HOURS = `
  select date_trunc('hour', at) as "startsAt", count(*)::int as count from signup_attempts where ${DAY} group by 1`;
const USUAL = `
  select count(*)::int as count from signup_attempts where ${WEEK} and at <= now() - interval '24 hours'`;

@Controller()
export class FindHintsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(findSignUpHints)
  async findHints(): Promise<RpcOutput<typeof findSignUpHints>> {
    const attempts = await this.read(ATTEMPTS, thresholds['network-attempts']);
    const accounts = await this.read(ACCOUNTS, thresholds['network-accounts']);
    const failures = await this.read(FAILURES, thresholds['email-failures']);
    const hours: HourTally[] = await this.dataSource.query(HOURS);
    const [before]: { count: number }[] = await this.dataSource.query(USUAL);
    return signUpHints({ attempts, accounts, failures, hours, usual: (before?.count ?? 0) / USUAL_HOURS });
  }

  private async read(tally: string, { day, week }: HintThreshold): Promise<Tally[]> {
    return this.dataSource.query(tally, [day, week]);
  }
}
