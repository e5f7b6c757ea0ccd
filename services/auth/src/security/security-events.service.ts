import { Controller } from '@nestjs/common';
import { listSecurityEvents, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { SecurityEvents } from './security-events.ts';

@Controller()
export class SecurityEventsService {
  constructor(private readonly events: SecurityEvents) {}

  @HandleRpc(listSecurityEvents)
  async list(
    _: RpcInput<typeof listSecurityEvents>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listSecurityEvents>> {
    return { events: await this.events.list(userId) };
  }
}
