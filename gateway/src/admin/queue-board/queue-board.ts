import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError, describeError, openRedis } from '@printpartner/messaging';
import { Queue } from 'bullmq';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { isSafeMethod } from '../../identity/origin.guard.ts';
import { workQueueNames } from '../../system/work-queues.ts';
import { AdminGuard } from '../admin.guard.ts';

export const QUEUE_BOARD_PATH = '/api/admin/queues';
export const BOARD_REDIS_URL = Symbol('board redis url');

/** Bull Board for the admin, for reading only and without what is in the jobs. It is loaded when it is first opened. */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private readonly logger = new Logger(QueueBoard.name);
  private board: Promise<RequestHandler> | undefined;
  private redis: Redis | undefined;
  private queues: Queue[] = [];

  constructor(
    @Inject(BOARD_REDIS_URL) private readonly redisUrl: string,
    private readonly guard: AdminGuard,
  ) {}

  readonly serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    // An open board reads by itself every few seconds.
    await this.guard.admit(request, { prolongs: !request.path.startsWith('/api/') });
    if (!isSafeMethod(request))
      throw new AppError('request.not_found', { userMessage: 'The queue board is for reading only.' });
    this.board ??= this.open().catch((error: unknown) => {
      this.board = undefined;
      throw error;
    });
    (await this.board)(request, response, next);
  };

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.queues.map((queue) => queue.close()));
    this.redis?.disconnect();
  }

  private async open(): Promise<RequestHandler> {
    const { boardRoutes } = await import('./board-routes.ts');
    const redis = openRedis(this.redisUrl, 'commands');
    this.redis = redis;
    this.queues = workQueueNames.map((name) => {
      const queue = new Queue(name, { connection: redis, skipMetasUpdate: true });
      queue.on('error', (error) => this.logger.warn(describeError(error)));
      return queue;
    });
    return boardRoutes(this.queues, QUEUE_BOARD_PATH);
  }
}
