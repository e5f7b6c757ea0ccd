import { Controller } from '@nestjs/common';
import { acknowledgeAlert, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { AlertPresenter } from '../alerts/alert-presenter.ts';
import { AcknowledgeAlertService } from './acknowledge-alert.service.ts';

@Controller()
export class AcknowledgeAlertHandler {
  constructor(
    private readonly service: AcknowledgeAlertService,
    private readonly presenter: AlertPresenter,
  ) {}

  @HandleRpc(acknowledgeAlert)
  async acknowledge(
    seen: RpcInput<typeof acknowledgeAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof acknowledgeAlert>> {
    return this.presenter.presentOne(await this.service.acknowledge(call.userId, seen), call);
  }
}
