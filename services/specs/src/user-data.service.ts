import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, specSlots, specsUserData } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { presentDraft } from './drafts/present-draft.ts';
import { readDraft } from './drafts/spec-draft.entity.ts';
import { exportQuotes } from './quotes/quotes-export.ts';
import { presentSheet } from './sheets/present-sheet.ts';
import { SpecSheetsRepository } from './sheets/spec-sheets.repository.ts';

type Page = RpcOutput<typeof specsUserData>;

@Controller()
export class UserDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
  ) {}

  @HandleRpc(specsUserData)
  userData({ kind, after }: RpcInput<typeof specsUserData>, { userId }: HandlerCall): Promise<Page> {
    if (kind === 'drafts') return this.draftsOf(userId);
    if (kind === 'sheets') return this.sheetsOf(userId, after);
    return exportQuotes(this.dataSource, kind, userId, after);
  }

  private async draftsOf(userId: string): Promise<Page> {
    const { manager } = this.dataSource;
    const rows: Page['rows'] = [];
    for (const slot of Object.values(specSlots)) {
      const draft = await readDraft(manager, userId, slot);
      // The notes repeat the data as text.
      const { notes: _, ...row } = presentDraft(slot, draft);
      if (draft.revision > 0) rows.push(row);
    }
    return { rows, next: null };
  }

  private async sheetsOf(userId: string, after: string | null): Promise<Page> {
    const { rows, next } = await this.sheets.page(this.dataSource.manager, userId, after);
    return { rows: rows.map(presentSheet), next };
  }
}
