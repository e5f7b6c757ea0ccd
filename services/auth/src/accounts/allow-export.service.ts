import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { allowExport, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Confirmations } from '../sessions/confirmations.ts';

@Controller()
export class AllowExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly confirmations: Confirmations,
  ) {}

  @HandleRpc(allowExport)
  async allowExport(
    { tokenHash }: RpcInput<typeof allowExport>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof allowExport>> {
    await this.confirmations.require(this.dataSource.manager, userId, tokenHash);
    return {};
  }
}
