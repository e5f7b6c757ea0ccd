import { Controller, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ClientOrigin,
  limits,
  listSecurityEvents,
  type RpcInput,
  type RpcOutput,
  type SecurityEvent,
  type SecurityEventKind,
} from '@printpartner/contracts';
import { type HandlerCall, HandleRpc, pruneRows } from '@printpartner/messaging';
import { browserOf, deviceWordsOf, maskedNetworkOf, Sweeper } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { SecurityLog } from './security-log.ts';

/** Rows of an account and a kind. What another person can repeat, so pushes out nothing of another kind. */
const ROWS = 200;

const isRefusal = (kind: SecurityEventKind): boolean => kind.endsWith('_refused');

const EVENT = 'id, kind, device, network, count, last_at as at';

interface EventRow extends Omit<SecurityEvent, 'at'> {
  at: Date;
}

/**
 * What happened to an account, for its owner, for 90 days. Device and network are shortened before they are stored. What
 * happens again from the same place within an hour is counted in one row; of refusals, the network alone is the place.
 */
@Injectable()
export class SecurityEvents {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: SecurityLog,
  ) {}

  /** Records it in the transaction, and logs it. @returns its id */
  async record(
    manager: EntityManager,
    accountId: string,
    kind: SecurityEventKind,
    origin: Pick<ClientOrigin, 'ip' | 'userAgent'>,
  ): Promise<string> {
    const device = deviceWordsOf(origin.userAgent);
    const network = maskedNetworkOf(origin.ip);
    const source = isRefusal(kind) ? network : `${network} ${device}`;
    const [row]: { id: string }[] = await manager.query(
      `insert into security_events as known (account_id, kind, device, network, source) values ($1, $2, $3, $4, $5)
        on conflict on constraint security_events_key do update
        set count = known.count + 1, last_at = now(), device = excluded.device
        returning id`,
      [accountId, kind, device, network, source],
    );
    await manager.query(
      `delete from security_events where id in (
        select id from security_events where account_id = $1 and kind = $2 order by last_at desc, id offset $3)`,
      [accountId, kind, ROWS],
    );
    this.log.write(kind, origin.ip, accountId);
    return row?.id ?? '';
  }

  /** Newest first, all that are kept. */
  async list(accountId: string): Promise<SecurityEvent[]> {
    const found: EventRow[] = await this.dataSource.query(
      `select ${EVENT} from security_events
        where account_id = $1 and last_at > now() - make_interval(days => $2) order by last_at desc, id`,
      [accountId, limits.securityEventDays],
    );
    return found.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** The event that a mail is about, with the account's address; null once the account is deleted. */
  async withAddress(id: string): Promise<(EventRow & { email: string }) | null> {
    const [row]: (EventRow & { email: string })[] = await this.dataSource.query(
      `select event.*, accounts.email from (select account_id, ${EVENT} from security_events where id = $1) event
        join accounts on accounts.id = event.account_id`,
      [id],
    );
    return row ?? null;
  }

  /**
   * Whether a program that keeps no cookies, and so has a new mark each time, has signed in from this network within the
   * day. A browser in a private window is a new device each time.
   */
  async isReturningProgram(
    manager: EntityManager,
    accountId: string,
    { ip, userAgent }: ClientOrigin,
  ): Promise<boolean> {
    if (browserOf(userAgent) !== undefined) return false;
    const earlier: unknown[] = await manager.query(
      `select 1 from security_events where account_id = $1 and device = $2 and network = $3
        and kind in ('signed_up', 'signed_in', 'signed_in_on_new_device') and last_at > now() - interval '1 day' limit 1`,
      [accountId, deviceWordsOf(userAgent), maskedNetworkOf(ip)],
    );
    return earlier.length > 0;
  }

  async removeExpired(signal?: AbortSignal): Promise<void> {
    const isOld = `last_at < now() - interval '${limits.securityEventDays} days'`;
    await pruneRows(this.dataSource, { table: 'security_events', key: 'id', isOld }, signal);
  }
}

/** Removes security events after 90 days. */
@Injectable()
export class ExpiredEventsSweeper extends Sweeper {
  constructor(private readonly events: SecurityEvents) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await this.events.removeExpired(signal);
  }
}

@Controller()
export class SecurityEventsService {
  constructor(private readonly events: SecurityEvents) {}

  @HandleRpc(listSecurityEvents)
  async list(
    _: RpcInput<typeof listSecurityEvents>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listSecurityEvents>> {
    return { events: await this.events.list(userId) };
  }
}
