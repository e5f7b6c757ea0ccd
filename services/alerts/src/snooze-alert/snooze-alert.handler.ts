import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, snoozeAlert } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { AlertPresenter } from '../alerts/alert-presenter.ts';
import { SnoozeAlertService } from './snooze-alert.service.ts';

@Controller()
export class SnoozeAlertHandler {
  constructor(
    private readonly service: SnoozeAlertService,
    private readonly presenter: AlertPresenter,
  ) {}

  @HandleRpc(snoozeAlert)
  async snooze(
    input: RpcInput<typeof snoozeAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof snoozeAlert>> {
    return this.presenter.presentOne(await this.service.snooze(input, call), call);
  }
}
