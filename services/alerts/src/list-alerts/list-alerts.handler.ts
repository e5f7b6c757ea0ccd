import { Controller } from '@nestjs/common';
import {
  limits,
  listDueAlerts,
  listUpcomingAlerts,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { AlertPresenter } from '../alerts/alert-presenter.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';

@Controller()
export class ListAlertsHandler {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly presenter: AlertPresenter,
  ) {}

  @HandleRpc(listDueAlerts)
  async listDue(
    _input: RpcInput<typeof listDueAlerts>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof listDueAlerts>> {
    const due = await this.alerts.findDue(call.userId, limits.dueAlertsMax);
    return { alerts: await this.presenter.present(due, call) };
  }

  @HandleRpc(listUpcomingAlerts)
  async listUpcoming(
    _input: RpcInput<typeof listUpcomingAlerts>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof listUpcomingAlerts>> {
    const upcoming = await this.alerts.findUpcoming(call.userId, limits.dueAlertsMax);
    return { alerts: await this.presenter.present(upcoming, call) };
  }
}
