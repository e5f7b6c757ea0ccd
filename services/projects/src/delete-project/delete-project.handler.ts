import { Controller } from '@nestjs/common';
import { deleteProject, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { DeleteProjectService } from './delete-project.service.ts';

@Controller()
export class DeleteProjectHandler {
  constructor(
    private readonly service: DeleteProjectService,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(deleteProject)
  async delete(
    { ref }: RpcInput<typeof deleteProject>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof deleteProject>> {
    await this.service.delete(ref, call);
    this.outbox.nudge();
    return { success: true };
  }
}
