import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { limits, callerSource } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';
import { StoreDisk } from './store-disk.ts';

export const UPLOAD_LIMIT_BYTES = Symbol('upload limit');

/** Hash in Redis, which all gateways share: id of an upload → what it still needs, and what it needs in all. */
export const RESERVATIONS = 'gateway:upload-reservations';
/** Outlives a gateway that was killed by this long. */
const LIFETIME_MS = 60_000;
const RENEW_EVERY_MS = 20_000;

/** Largest files that one source may send at once. What an upload has written counts, too: it fills the disk as well. */
const MAX_FILES_PER_SOURCE = 2;

/**
 * Sets a reservation. Returns the bytes of it and of all begun before, so that one that is about to be refused doesn't
 * end those in flight; how many its source has; and the whole bytes of those of its source that didn't begin later.
 */
const RESERVE = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local known = redis.call('hget', KEYS[1], ARGV[1])
  local own = {
    bytes = tonumber(ARGV[2]), source = ARGV[3], ends = now + ARGV[4], began = now, whole = tonumber(ARGV[5])
  }
  if known then own.began = cjson.decode(known).began end
  redis.call('hset', KEYS[1], ARGV[1], cjson.encode(own))
  redis.call('pexpire', KEYS[1], ARGV[4])
  local bytes, uploads, whole = 0, 0, 0
  local all = redis.call('hgetall', KEYS[1])
  for index = 1, #all, 2 do
    local reservation = cjson.decode(all[index + 1])
    if reservation.ends <= now then
      redis.call('hdel', KEYS[1], all[index])
    else
      local isOfSource = reservation.source == ARGV[3]
      if isOfSource then uploads = uploads + 1 end
      local isEarlier = reservation.began < own.began or (reservation.began == own.began and all[index] <= ARGV[1])
      if isEarlier then
        bytes = bytes + reservation.bytes
        -- A gateway of the earlier release doesn't store the whole.
        if isOfSource then whole = whole + (reservation.whole or reservation.bytes) end
      end
    end
  end
  return { string.format('%.0f', bytes), uploads, string.format('%.0f', whole) }`;

/** Keeps free disk space above the floor: what all uploads in flight still need, in all gateways, is reserved. */
@Injectable()
export class UploadSpace {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(UPLOAD_LIMIT_BYTES) private readonly limitBytes: number,
    private readonly disk: StoreDisk,
  ) {}

  /**
   * Reserves space for an upload until `receive` ends.
   *
   * @throws AppError system.disk_full, system.busy, or request.rate_limited when the source has too many or too large uploads in flight
   */
  async during<T>(
    source: string,
    bytes: number,
    receive: (reservation: SpaceReservation) => Promise<T>,
  ): Promise<T> {
    const reservation = new SpaceReservation(this, source, bytes);
    const renewal = setInterval(() => void reservation.reserve().catch(() => undefined), RENEW_EVERY_MS);
    try {
      const { uploads, sourceBytes, reservedBytes } = await reservation.reserve();
      if (uploads > uploadsMax(source)) throw tooManyUploads();
      if (sourceBytes > MAX_FILES_PER_SOURCE * this.largestOf(source)) throw tooManyUploads();
      await this.require(bytes, reservedBytes);
      return await receive(reservation);
    } finally {
      clearInterval(renewal);
      // While Redis is down it can only expire.
      await this.redis.hdel(RESERVATIONS, reservation.id).catch(() => undefined);
    }
  }

  /** Bytes of the largest file: an account's projects may have larger ones than are checked. */
  private largestOf(source: string): number {
    return callerSource.isAccount(source) ? Math.max(this.limitBytes, limits.jobFileBytes) : this.limitBytes;
  }

  /** Sets or renews a reservation. */
  async reserve({ id, source, bytes, whole }: Reservation): Promise<Reserved> {
    const reply = await this.redis.eval(RESERVE, 1, RESERVATIONS, id, bytes, source, LIFETIME_MS, whole);
    const [reservedBytes, uploads, sourceBytes] = reply as [string, number, string];
    return { reservedBytes: Number(reservedBytes), uploads, sourceBytes: Number(sourceBytes) };
  }

  /**
   * Must be called after the reservations were added up: bytes that are written in between then count twice instead of
   * not at all.
   *
   * @param ownBytes what the upload itself still needs
   * @throws AppError system.disk_full if there is no space for it alone, system.busy if the others need it
   */
  async require(ownBytes: number, reservedBytes: number): Promise<void> {
    const roomBytes = await this.disk.roomBytes();
    if (roomBytes < ownBytes) throw diskFull();
    if (roomBytes < reservedBytes) throw tooFull();
  }
}

interface Reservation {
  id: string;
  source: string;
  /** What the upload still needs. */
  bytes: number;
  /** What it needs in all. */
  whole: number;
}

interface Reserved {
  /** The bytes of this upload and of all begun before. */
  reservedBytes: number;
  /** How many the source has. */
  uploads: number;
  /** What the source's uploads need in all: this one and those begun before. */
  sourceBytes: number;
}

/** The space that one upload still needs. */
export class SpaceReservation {
  readonly id = randomUUID();
  readonly #space: UploadSpace;
  readonly #source: string;
  readonly #bytes: number;
  #written = 0;

  constructor(space: UploadSpace, source: string, bytes: number) {
    this.#space = space;
    this.#source = source;
    this.#bytes = bytes;
  }

  /** Checks the free space again, because others use the disk, too. @throws AppError system.disk_full, system.busy */
  async advance(written: number): Promise<void> {
    this.#written = written;
    // An upload survives a short outage of Redis.
    const reserved = await this.reserve().catch(() => ({ reservedBytes: this.#left }));
    await this.#space.require(this.#left, reserved.reservedBytes);
  }

  reserve(): Promise<Reserved> {
    const { id } = this;
    return this.#space.reserve({ id, source: this.#source, bytes: this.#left, whole: this.#bytes });
  }

  get #left(): number {
    return Math.max(0, this.#bytes - this.#written);
  }
}

const uploadsMax = (source: string): number =>
  callerSource.isAccount(source) ? limits.openChecks : limits.openVisitorChecks;

const tooManyUploads = () =>
  new AppError('request.rate_limited', {
    userMessage:
      'Too many files are being uploaded from your account or network. Try again when one of them is finished.',
  });

const diskFull = () =>
  new AppError('system.disk_full', {
    userMessage: 'The server has too little free disk space for this file. Try again later.',
    retryAfter: 60,
  });

const tooFull = () =>
  new AppError('system.busy', {
    userMessage: 'Too many files are being checked right now. Try again in a few minutes.',
  });
