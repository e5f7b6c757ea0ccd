import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits } from '@printpartner/contracts';
import { Sweeper } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const QUARTER_HOUR_MS = 900_000;
/** Wrong codes allowed per request. */
const TRIES = 5;

/** The link of a request works until it is used or expires, also when somebody else makes another request. */
const OPEN = 'used_at is null and expires_at > now()';

/** The code works only for the newest request of an address, so that there is one to guess. */
const NEWEST = `id = (
  select id from reset_requests newest where newest.email = reset_requests.email
  order by created_at desc, id limit 1)`;

/** Password reset requests, for any typed address, with or without an account. */
@Injectable()
export class ResetRequests {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(manager: EntityManager, email: string): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `insert into reset_requests (id, email, expires_at, tries_left)
        values ($1, $2, now() + make_interval(mins => $3), $4)`,
      [id, email, limits.resetCodeMinutes, TRIES],
    );
    return id;
  }

  /**
   * Uses up one try of the address's newest open request before codes are compared, so
   * that concurrent guesses share the five tries.
   *
   * @returns the request's id; null without one or without tries left
   */
  async takeTry(email: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await this.dataSource.query(
      `update reset_requests set tries_left = tries_left - 1
        where email = $1 and tries_left > 0 and ${OPEN} and ${NEWEST} returning id`,
      [email],
    );
    return rows[0]?.id ?? null;
  }

  /** After a right code, which was no guess. */
  async giveBackTry(id: string): Promise<void> {
    await this.dataSource.query('update reset_requests set tries_left = tries_left + 1 where id = $1', [id]);
  }

  /** Marks the request used; false if it was used before or has expired. */
  async use(manager: EntityManager, id: string): Promise<boolean> {
    const [, used]: [unknown, number] = await manager.query(
      `update reset_requests set used_at = now() where id = $1 and ${OPEN}`,
      [id],
    );
    return used === 1;
  }

  /** The address of an open request, also of an older one; null otherwise. */
  openEmailOf(id: string): Promise<string | null> {
    return this.emailWhere(OPEN, id);
  }

  /** The address of a request that is open and the newest; null otherwise. */
  newestEmailOf(id: string): Promise<string | null> {
    return this.emailWhere(`${OPEN} and ${NEWEST}`, id);
  }

  async removeByEmail(manager: EntityManager, email: string): Promise<void> {
    await manager.query('delete from reset_requests where email = $1', [email]);
  }

  async removeExpired(): Promise<void> {
    await this.dataSource.query('delete from reset_requests where expires_at <= now()');
  }

  private async emailWhere(condition: string, id: string): Promise<string | null> {
    const rows: { email: string }[] = await this.dataSource.query(
      `select email from reset_requests where id = $1 and ${condition}`,
      [id],
    );
    return rows[0]?.email ?? null;
  }
}

/** Removes expired requests, so that a typed address isn't stored longer than needed. */
@Injectable()
export class ExpiredRequestsSweeper extends Sweeper {
  constructor(private readonly resets: ResetRequests) {
    super(QUARTER_HOUR_MS);
  }

  async sweep(): Promise<void> {
    await this.resets.removeExpired();
  }
}
