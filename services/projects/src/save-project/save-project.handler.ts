import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, saveProject } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { SaveProjectService } from './save-project.service.ts';

@Controller()
export class SaveProjectHandler {
  constructor(
    private readonly service: SaveProjectService,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(saveProject)
  async save(draft: RpcInput<typeof saveProject>, call: HandlerCall): Promise<RpcOutput<typeof saveProject>> {
    const saved = await this.service.save(draft, call);
    this.outbox.nudge();
    return saved;
  }
}
