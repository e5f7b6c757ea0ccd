import { mkdir, statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@printpartner/messaging';
import { AttemptLimit, networkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

export interface UploadDisk {
  storageUrl: string;
  /** Uploads are refused when less is free. */
  minFreeBytes: number;
}

export const UPLOAD_DISK = Symbol('upload disk');

const WINDOW_SECONDS = 10 * 60;

/** 120 uploads per 10 minutes for an account, 20 for a network of visitors, while there is disk space. */
@Injectable()
export class UploadAdmission {
  private readonly userLimit: AttemptLimit;
  private readonly networkLimit: AttemptLimit;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(UPLOAD_DISK) private readonly disk: UploadDisk,
  ) {
    const options = {
      windowSeconds: WINDOW_SECONDS,
      userMessage: 'Too many uploads in a short time. Try again in a few minutes.',
    };
    this.userLimit = new AttemptLimit(redis, { name: 'preflight-user', attempts: 120, ...options });
    this.networkLimit = new AttemptLimit(redis, { name: 'preflight-network', attempts: 20, ...options });
  }

  /** Counts as an attempt. @throws AppError request.rate_limited, system.busy */
  async admit({ userId, origin }: Caller): Promise<void> {
    await (userId ? this.userLimit.take(userId) : this.networkLimit.take(networkOf(origin.ip)));
    await this.requireDiskSpace();
  }

  private async requireDiskSpace(): Promise<void> {
    const folder = fileURLToPath(this.disk.storageUrl);
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize >= this.disk.minFreeBytes) return;
    throw new AppError('system.busy', {
      userMessage: 'Too many files are being checked right now. Try again in a few minutes.',
    });
  }
}
