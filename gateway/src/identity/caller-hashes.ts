import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { wideNetworkOf } from '@printpartner/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { clientIp } from '../http/client-ip.ts';
import { CallerSource } from './caller-source.ts';

const LENGTH = 16;

/** Tells the callers of one UTC day apart in logs, without saying who they are. */
@Injectable()
export class CallerHashes implements OnModuleInit {
  #key: { day: string; text: string } | undefined;

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
    // With the kind, because rows have the network's hash by the same key: a line must not lead to them.
    const hash = (kind: 'account' | 'network', value: string) =>
      createHmac('sha256', text).update(`log:${kind}:${value}`).digest('base64url').slice(0, LENGTH);
    const userId = request.session?.user.id;
    return {
      ...(userId && { account: hash('account', userId) }),
      network: hash('network', wideNetworkOf(clientIp(request))),
    };
  }

  private async renew(): Promise<void> {
    const day = today();
    const text = await this.source.dailyKey().catch(() => undefined);
    if (text !== undefined) this.#key = { day, text };
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);
