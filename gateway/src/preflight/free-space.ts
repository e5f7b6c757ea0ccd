import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '@printpartner/messaging';

/** Room on the disk of the uploads. */
export class FreeSpace {
  /** @param floorBytes free space below which no file is taken */
  constructor(
    private readonly folder: string,
    private readonly floorBytes: number,
  ) {}

  /** @throws AppError system.busy */
  async require(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize >= this.floorBytes) return;
    throw new AppError('system.busy', {
      userMessage: 'There is no room for another file just now. Please try again in a few minutes.',
    });
  }
}
