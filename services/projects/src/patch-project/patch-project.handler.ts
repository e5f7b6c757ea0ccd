import { Controller } from '@nestjs/common';
import { patchProject, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { PatchProjectService } from './patch-project.service.ts';

@Controller()
export class PatchProjectHandler {
  constructor(
    private readonly service: PatchProjectService,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(patchProject)
  async patch(
    input: RpcInput<typeof patchProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof patchProject>> {
    const patched = await this.service.patch(input, call);
    this.outbox.nudge();
    return patched;
  }
}
