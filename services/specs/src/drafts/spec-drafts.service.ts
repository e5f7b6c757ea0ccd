import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  baseOf,
  clearSpecDraft,
  type DocumentBase,
  emptySpecData,
  getSpecDraft,
  type RpcInput,
  type RpcOutput,
  saveSpecDraft,
  type SpecContent,
  type SpecSlot,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, writeOnce } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { changedContent } from '../content/spec-row.ts';
import { storedSpecs, writeSpecs } from '../content/stored-specs.ts';
import { draftForms, readDraft, type SpecDraft } from './spec-draft.entity.ts';
import { presentDraft } from './present-draft.ts';

interface DraftWrite {
  call: HandlerCall;
  slot: SpecSlot;
  contentAfter: (draft: SpecDraft) => SpecContent;
  base?: DocumentBase | undefined;
}

@Controller()
export class SpecDraftsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @HandleRpc(getSpecDraft)
  async get(
    { slot }: RpcInput<typeof getSpecDraft>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof getSpecDraft>> {
    return presentDraft(slot, await readDraft(this.dataSource.manager, userId, slot));
  }

  /** Changes the given values: a form of an earlier version doesn’t know of newer fields. @throws AppError specs.changed_elsewhere */
  @HandleRpc(saveSpecDraft)
  save(
    { slot, form }: RpcInput<typeof saveSpecDraft>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof saveSpecDraft>> {
    const contentAfter = (draft: SpecDraft) => changedContent(draftForms[slot].kind, draft, form);
    return this.write({ call, slot, contentAfter, base: baseOf(form) });
  }

  /** The row stays, so that its revision grows and a write of another device is recognized as stale. */
  @HandleRpc(clearSpecDraft)
  clear(
    { slot }: RpcInput<typeof clearSpecDraft>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof clearSpecDraft>> {
    const empty = { data: emptySpecData(draftForms[slot].kind), shippingOption: '', unsetAnswers: [] };
    return this.write({ call, slot, contentAfter: () => empty });
  }

  private write({ call, slot, contentAfter, base }: DraftWrite) {
    return writeOnce(this.dataSource, call, async (manager) => {
      const draft = await readDraft(manager, call.userId, slot);
      const { kind } = draftForms[slot];
      const now = await databaseNow(manager);
      const stored = storedSpecs<SpecDraft>(
        () => kind,
        (row) => presentDraft(slot, row),
      );
      const change = contentAfter(draft);
      if (writeSpecs(stored, draft, { kind, change, base, now })) await manager.save(draft);
      return presentDraft(slot, draft);
    });
  }
}
