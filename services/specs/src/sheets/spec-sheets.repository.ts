import { Injectable } from '@nestjs/common';
import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { aboutKeys } from '@printpartner/spec-sheet/fields';
import { DocumentTable, oldTombstones } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
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

const TOMBSTONES = 'deleted_sheets';

/** The longest sheet has about 260 KB, the size of the request that it came in, so a page stays below 1 MB. */
const PAGE_SHEETS = 3;

/** Every query filters by the user: another user's sheet is never found. */
@Injectable()
export class SpecSheetsRepository extends DocumentTable<SpecSheet> {
  constructor() {
    super({
      entity: SpecSheet,
      primaryKey: 'spec_sheets_pk',
      tombstones: TOMBSTONES,
      most: limits.specSheets,
      pageRows: PAGE_SHEETS,
      notFound: sheetNotFound,
      limitReached: tooManySheets,
    });
  }

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
}

/** A row that is older than a field lacks it. */
const givenIn = (about: Record<string, string | null> = {}) =>
  Object.fromEntries(Object.entries(about).filter(([, value]) => value !== null));

/** The same error for a deleted sheet and for another user's. */
export const sheetNotFound = () =>
  new AppError('specs.not_found', { userMessage: 'This spec sheet no longer exists.' });

const tooManySheets = () =>
  new AppError('specs.limit_reached', {
    userMessage: `You have ${limits.specSheets} spec sheets, the maximum. Delete one to make room.`,
  });

export const oldDeletedSheets = oldTombstones(TOMBSTONES);
