import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BoundedMap } from '@printpartner/messaging';
import { logHash } from '@printpartner/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { clientIp } from '../http/client-ip.ts';
import { CallerSource } from './caller-source.ts';

/** Callers whose hashes are remembered. */
const MAX_CALLERS = 5_000;

/** Tells the callers of one UTC day apart in logs, without saying who they are. */
@Injectable()
export class CallerHashes implements OnModuleInit {
  #key: { day: string; text: string } | undefined;
  /** Hashes of the latest callers, made with the key of the day. */
  #hashes = new BoundedMap<string, string>(MAX_CALLERS);

  constructor(private readonly source: CallerSource) {}

  /** A gateway whose Redis is away starts all the same. */
  async onModuleInit(): Promise<void> {
    await this.renew();
  }

  /** Lets the log ask for the hashes when the request has its session. */
  readonly attach = (request: Request, _: Response, next: NextFunction): void => {
    request.callerHashes = () => this.of(request);
    next();
  };

  /** Empty while the key isn't known. */
  private of(request: Request): { account?: string; network?: string } {
    // Until the day's key is here, the hashes have the one of the day before.
    if (this.#key?.day !== today()) void this.renew();
    if (!this.#key) return {};
    const { text } = this.#key;
    const userId = request.session?.user.id;
    const ip = clientIp(request);
    return {
      ...(userId && { account: this.hash(text, 'account', userId) }),
      network: this.hash(text, 'network', ip),
    };
  }

  private hash(key: string, kind: 'account' | 'network', value: string): string {
    const caller = `${kind}:${value}`;
    const known = this.#hashes.get(caller);
    if (known !== undefined) return known;
    const hash = logHash(key, kind, value);
    this.#hashes.set(caller, hash);
    return hash;
  }

  private async renew(): Promise<void> {
    const day = today();
    const text = await this.source.dailyKey().catch(() => undefined);
    if (text === undefined) return;
    this.#key = { day, text };
    this.#hashes.clear();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);
