import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  baseOf,
  createSpecSheet,
  deleteSpecSheet,
  getSpecSheet,
  listSpecSheets,
  patchSpecSheet,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, forgetAnswers, requireLiveProject, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { allValues, changedContent, dueAtUtcOf, givenValues } from '../content/spec-row.ts';
import { writeSpecs } from '../content/stored-specs.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';
import { presentSheet, presentSummary, storedSheet } from './present-sheet.ts';
import { SpecSheet } from './spec-sheet.entity.ts';
import { sheetNotFound, SpecSheetsRepository } from './spec-sheets.repository.ts';

@Controller()
export class SpecSheetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly quotes: QuotesRepository,
  ) {}

  @HandleRpc(listSpecSheets)
  async list(
    _: RpcInput<typeof listSpecSheets>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listSpecSheets>> {
    const { manager } = this.dataSource;
    const sheets = await this.sheets.summaries(manager, userId);
    const counts = await this.quotes.counts(manager, userId);
    return { sheets: sheets.map((sheet) => presentSummary(sheet, counts.get(sheet.id))) };
  }

  @HandleRpc(getSpecSheet)
  async get(
    { id }: RpcInput<typeof getSpecSheet>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof getSpecSheet>> {
    return presentSheet(await this.sheets.get(this.dataSource.manager, userId, id));
  }

  /**
   * A sheet that the user already has is answered as it is. One that the user has deleted continues its revisions.
   *
   * @throws AppError specs.limit_reached, specs.not_found, projects.not_found
   */
  @HandleRpc(createSpecSheet)
  create(
    {
      id = randomUUID(),
      kind,
      name,
      data,
      shippingOption = '',
      project_uuid = null,
    }: RpcInput<typeof createSpecSheet>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createSpecSheet>> {
    const { userId } = call;
    return this.write(call, async (manager) => {
      const existing = await this.sheets.find(manager, userId, id);
      if (existing) return existing;
      await this.sheets.requireRoom(manager, userId);
      if (project_uuid !== null) await requireLiveProject(manager, userId, project_uuid);
      const now = await databaseNow(manager);
      const content = { data: allValues(kind, givenValues(data)), shippingOption };
      const sheet = Object.assign(new SpecSheet(), {
        id,
        userId,
        kind,
        name,
        projectUuid: project_uuid,
        ...content,
        dueAtUtc: dueAtUtcOf(kind, content),
        unsetAnswers: [],
        createdAt: now,
        updatedAt: now,
      });
      await this.sheets.insert(manager, sheet);
      return sheet;
    });
  }

  /** @throws AppError specs.not_found, specs.changed_elsewhere, projects.not_found */
  @HandleRpc(patchSpecSheet)
  patch(
    { id, patch }: RpcInput<typeof patchSpecSheet>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchSpecSheet>> {
    const { userId } = call;
    return this.write(call, async (manager) => {
      const sheet = await this.sheets.get(manager, userId, id);
      const { kind } = sheet;
      const { name = sheet.name, project_uuid: projectUuid = sheet.projectUuid } = patch;
      if (patch.project_uuid) await requireLiveProject(manager, userId, patch.project_uuid);
      const change = { name, projectUuid, ...changedContent(kind, sheet, patch) };
      const now = await databaseNow(manager);
      if (writeSpecs(storedSheet, sheet, { kind, change, base: baseOf(patch), now }))
        await manager.save(sheet);
      return sheet;
    });
  }

  @HandleRpc(deleteSpecSheet)
  delete(
    { id }: RpcInput<typeof deleteSpecSheet>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof deleteSpecSheet>> {
    return writeOnce(this.dataSource, call, async (manager) => {
      await this.sheets.remove(manager, await this.sheets.get(manager, call.userId, id));
      const quotes = await this.quotes.ofSheet(manager, call.userId, id);
      for (const quote of quotes) await forgetAnswers(manager, call.userId, quote.id);
      return { success: true };
    });
  }

  private write(call: HandlerCall, change: (manager: EntityManager) => Promise<SpecSheet>) {
    const present = async (manager: EntityManager) => presentSheet(await change(manager));
    return writeOnce(this.dataSource, call, present, { of: ({ id }) => id, gone: sheetNotFound });
  }
}
