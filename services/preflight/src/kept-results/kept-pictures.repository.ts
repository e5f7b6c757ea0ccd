import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ReportPicture } from '@printpartner/contracts';
import type { EntityManager, Repository } from 'typeorm';
import { KeptPicture } from './kept-picture.entity.ts';
import { KeptResult } from './kept-result.entity.ts';

@Injectable()
export class KeptPicturesRepository {
  constructor(@InjectRepository(KeptPicture) private readonly rows: Repository<KeptPicture>) {}

  /** Pictures of a kept result of the user, by page; empty if it is someone else's. */
  async of(userId: string, keptId: string): Promise<ReportPicture[]> {
    const pictures = await this.rows
      .createQueryBuilder('picture')
      .innerJoin(KeptResult, 'kept', 'kept.id = picture.kept_id')
      .where('kept.id = :keptId and kept.user_id = :userId', { keptId, userId })
      .orderBy('picture.page')
      .getMany();
    return pictures.map(({ page, shown, jpeg }) => ({
      page,
      shown,
      jpeg: Buffer.from(jpeg).toString('base64'),
    }));
  }

  /** Puts these in place of those before. @param keptId of a result that the transaction holds */
  async replace(manager: EntityManager, keptId: string, pictures: readonly ReportPicture[]): Promise<void> {
    await manager.delete(KeptPicture, { keptId });
    const rows = pictures.map(({ jpeg, ...picture }) => ({
      ...picture,
      keptId,
      jpeg: Buffer.from(jpeg, 'base64'),
    }));
    await manager.insert(KeptPicture, rows);
  }
}
