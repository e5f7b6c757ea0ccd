import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits } from '@printpartner/contracts';
import { pruneRows } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.ts';

/**
 * Devices per account; beyond that, those used only once are forgotten first, such as the ones of clients that keep no
 * cookies, then those not used for the longest time.
 */
const DEVICES_PER_ACCOUNT = 20;

/**
 * The devices on which an account has signed in. They have their own attempt
 * limits, so that another person's guesses don't lock the owner out. A mark grants no access.
 * See docs/decisions/0007.
 */
@Injectable()
export class KnownDevices {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The key of the device's own limits; null if it isn't known. The same work for every address. */
  async limitKey(email: string, deviceHash: string | undefined): Promise<string | null> {
    const markHash = hashMark(email, deviceHash ?? '');
    const rows: unknown[] = await this.dataSource.query(
      'select 1 from known_devices where mark_hash = $1 and expires_at > now()',
      [markHash],
    );
    return rows.length > 0 ? markHash : null;
  }

  /**
   * Remembers the device on which the owner has just authenticated. The account must be locked or new.
   *
   * @returns whether it was not known before; true for a client without a mark
   */
  async remember(manager: EntityManager, account: Account, deviceHash: string | undefined): Promise<boolean> {
    if (deviceHash === undefined) return true;
    const markHash = hashMark(account.email, deviceHash);
    const [known]: { is_new: boolean }[] = await manager.query(
      `insert into known_devices (mark_hash, account_id, expires_at)
        values ($1, $2, now() + make_interval(days => $3))
        on conflict (mark_hash) do update set last_used_at = now(), expires_at = excluded.expires_at
        returning xmax = 0 as is_new`,
      [markHash, account.id, limits.knownDeviceDays],
    );
    await manager.query(
      `delete from known_devices where mark_hash in (
        select mark_hash from known_devices where account_id = $1 and mark_hash <> $2
        order by (last_used_at > created_at) desc, last_used_at desc offset $3)`,
      [account.id, markHash, DEVICES_PER_ACCOUNT - 1],
    );
    return known?.is_new ?? true;
  }

  /** Forgets all devices of an account except the one to keep. */
  async forgetOthers(
    manager: EntityManager,
    account: Pick<Account, 'id' | 'email'>,
    keptDeviceHash: string | undefined,
  ): Promise<void> {
    await manager.query('delete from known_devices where account_id = $1 and mark_hash <> $2', [
      account.id,
      hashMark(account.email, keptDeviceHash ?? ''),
    ]);
  }

  /** Forgets a device on which no session is left. @param markHash as `markOf` returns it */
  async forgetSignedOut(manager: EntityManager, markHash: string): Promise<void> {
    await manager.query(
      `delete from known_devices where mark_hash = $1 and not exists (select 1 from sessions
        where account_id = known_devices.account_id and device_mark = mark_hash and expires_at > now())`,
      [markHash],
    );
  }

  /** What a session keeps of its device; null for a client without a mark. */
  markOf({ email }: Pick<Account, 'email'>, deviceHash: string | undefined): string | null {
    return deviceHash === undefined ? null : hashMark(email, deviceHash);
  }

  async removeExpired(signal?: AbortSignal): Promise<void> {
    const expired = { table: 'known_devices', key: 'mark_hash', isOld: 'expires_at <= now()' };
    await pruneRows(this.dataSource, expired, signal);
  }
}

/** Contains the address, so that one browser's marks for two accounts can't be linked. */
const hashMark = (email: string, deviceHash: string): string =>
  createHash('sha256').update(`${deviceHash}:${email}`).digest('hex');

/** Forgets devices that haven't signed in for a long time. */
@Injectable()
export class ExpiredDevicesSweeper extends Sweeper {
  constructor(private readonly devices: KnownDevices) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await this.devices.removeExpired(signal);
  }
}
