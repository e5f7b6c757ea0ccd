import { Inject, Injectable } from '@nestjs/common';
import { type FileRoom as FileRoomAnswer, limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { fileSizeText } from '@printpartner/print-knowledge/figures';
import type { EntityManager } from 'typeorm';

/** Bytes that files may take. */
export interface RoomLimits {
  ofUser: number;
  /** What those of all users together may take. */
  ofAll: number;
}
export const ROOM_LIMITS = Symbol('room of files');

/** How much room files take: versions, also removed ones until they are swept, and what uploads under way reserve. */
@Injectable()
export class FileRoom {
  constructor(@Inject(ROOM_LIMITS) private readonly room: RoomLimits) {}

  async of(manager: EntityManager, userId: string): Promise<FileRoomAnswer> {
    return { usedBytes: await usedBytes(manager, userId), limitBytes: this.room.ofUser };
  }

  /** Relies on the user's lock: without it, two uploads could take the last room. @throws AppError files.no_room */
  async require(manager: EntityManager, userId: string, bytes: number): Promise<void> {
    const used = await usedBytes(manager, userId);
    if (used + bytes > this.room.ofUser) throw noRoom(used, this.room.ofUser, bytes);
    if ((await usedBytes(manager)) + bytes > this.room.ofAll) throw noRoomForAnyone();
  }
}

/** @param userId of all users without it */
async function usedBytes(manager: EntityManager, userId?: string): Promise<number> {
  const [row] = await manager.query<[{ bytes: string }]>(
    userId === undefined ? usedSql('') : usedSql('and user_id = $1'),
    userId === undefined ? [] : [userId],
  );
  return Number(row.bytes);
}

const usedSql = (whose: string): string => `
  select coalesce((select sum(size) from file_versions where true ${whose}), 0)
    + coalesce((select sum(size) from file_uploads where version_id is null ${whose}), 0) as bytes`;

const noRoom = (used: number, limit: number, bytes: number) =>
  new AppError('files.no_room', {
    userMessage: `Your files and unfinished uploads take ${fileSizeText(used)} of ${fileSizeText(limit)}, and this one needs ${fileSizeText(bytes)}. Remove files or old versions that you no longer need: their room is free a day later, when they can't be brought back. An unfinished upload gives its room back when it is canceled, or after ${limits.uploadDays} days.`,
  });

const noRoomForAnyone = () =>
  new AppError('files.no_room', {
    userMessage: 'The service has no room for this file. Ask its operator for more, or try again later.',
  });
