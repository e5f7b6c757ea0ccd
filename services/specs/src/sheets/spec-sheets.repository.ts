import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { aboutKeys } from '@printpartner/spec-sheet/fields';
import { isUniqueViolation } from '@printpartner/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { DeletedSheet } from './deleted-sheet.entity.ts';
import { SpecSheet } from './spec-sheet.entity.ts';

/** All columns but the form's values, which may be large. */
const summaryColumns = [
  'id',
  'userId',
  'kind',
  'name',
  'shippingOption',
  'dueAtUtc',
  'projectUuid',
  'revision',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof SpecSheet)[];

const ABOUT = `jsonb_build_object(${aboutKeys.map((key) => `'${key}', sheet.data -> '${key}'`).join(', ')})`;

/** Every query filters by the user: another user's sheet is never found. */
@Injectable()
export class SpecSheetsRepository {
  /** Last changed first. Of the form's values, they have those that tell sheets apart. */
  async summaries(manager: EntityManager, userId: string): Promise<SpecSheet[]> {
    const { entities, raw } = await manager
      .createQueryBuilder(SpecSheet, 'sheet')
      .select(summaryColumns.map((column) => `sheet.${column}`))
      .addSelect(ABOUT, 'about')
      .where({ userId })
      .orderBy('sheet.updatedAt', 'DESC')
      .addOrderBy('sheet.id', 'ASC')
      .getRawAndEntities<{ about: Record<string, string | null> }>();
    return entities.map((sheet, place) => Object.assign(sheet, { data: givenIn(raw[place]?.about) }));
  }

  find(manager: EntityManager, userId: string, id: string): Promise<SpecSheet | null> {
    return manager.findOneBy(SpecSheet, { userId, id });
  }

  /** @throws AppError specs.not_found */
  async get(manager: EntityManager, userId: string, id: string): Promise<SpecSheet> {
    const sheet = await this.find(manager, userId, id);
    if (!sheet) throw sheetNotFound();
    return sheet;
  }

  /** In the order of their ids. */
  pageAfter(manager: EntityManager, userId: string, afterId: string | null, take: number) {
    const where = { userId, ...(afterId !== null && { id: MoreThan(afterId) }) };
    return manager.find(SpecSheet, { where, order: { id: 'ASC' }, take });
  }

  /** The last revision of a sheet that the user has deleted; 0 if there was none. */
  async deletedRevision(manager: EntityManager, userId: string, id: string): Promise<number> {
    return (await manager.findOneBy(DeletedSheet, { userId, id }))?.revision ?? 0;
  }

  /** @throws AppError specs.not_found if the client chose the id of another user's sheet */
  async insert(manager: EntityManager, sheet: SpecSheet): Promise<void> {
    await manager.insert(SpecSheet, sheet).catch((error: unknown) => {
      throw isUniqueViolation(error, 'spec_sheets_pk') ? sheetNotFound() : error;
    });
    await manager.delete(DeletedSheet, { userId: sheet.userId, id: sheet.id });
  }

  /**
   * Leaves a tombstone with the sheet's revision. The caller holds the user's lock.
   *
   * @throws AppError specs.not_found
   */
  async remove(manager: EntityManager, userId: string, id: string): Promise<void> {
    const { revision } = await this.get(manager, userId, id);
    await manager.delete(SpecSheet, { userId, id });
    await manager.insert(DeletedSheet, { userId, id, revision });
  }

  /**
   * Checks that the user, whose lock the caller holds, may have one more sheet.
   *
   * @throws AppError specs.limit_reached
   */
  async requireRoom(manager: EntityManager, userId: string): Promise<void> {
    if ((await manager.countBy(SpecSheet, { userId })) < limits.specSheets) return;
    throw new AppError('specs.limit_reached', {
      userMessage: `You have ${limits.specSheets} spec sheets, the maximum. Delete one to make room.`,
    });
  }
}

/** A row that is older than a field lacks it. */
const givenIn = (about: Record<string, string | null> = {}) =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null));

/** The same error for a deleted sheet and for another user's. */
export const sheetNotFound = () =>
  new AppError('specs.not_found', { userMessage: 'This spec sheet no longer exists.' });
