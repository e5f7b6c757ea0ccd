import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { allowExport, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { SecurityEvents } from '../security/security-events.ts';
import { Confirmations } from '../sessions/confirmations.ts';

@Controller()
export class AllowExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly confirmations: Confirmations,
    private readonly events: SecurityEvents,
  ) {}

  @HandleRpc(allowExport)
  async allowExport(
    { tokenHash, origin }: RpcInput<typeof allowExport>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof allowExport>> {
    const { manager } = this.dataSource;
    await this.confirmations.require(manager, userId, tokenHash);
    await this.events.record(manager, userId, 'data_exported', origin);
    return {};
  }
}
