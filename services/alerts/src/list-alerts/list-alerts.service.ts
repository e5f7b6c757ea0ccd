import { Controller } from '@nestjs/common';
import {
  limits,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { AlertPresenter } from '../alerts/alert-presenter.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';

@Controller()
export class ListAlertsService {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly presenter: AlertPresenter,
  ) {}

  @HandleRpc(listDueAlerts)
  async listDue(
    _: RpcInput<typeof listDueAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listDueAlerts>> {
    const due = await this.alerts.findDue(userId, limits.dueAlertsMax);
    return { alerts: await this.presenter.presentAll(due, requestId) };
  }

  @HandleRpc(listUnhandledAlerts)
  async listUnhandled(
    _: RpcInput<typeof listUnhandledAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listUnhandledAlerts>> {
    const unhandled = await this.alerts.findUnhandled(userId, limits.dueAlertsMax);
    return { alerts: await this.presenter.presentAll(unhandled, requestId) };
  }

  @HandleRpc(listUpcomingAlerts)
  async listUpcoming(
    _: RpcInput<typeof listUpcomingAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listUpcomingAlerts>> {
    const upcoming = await this.alerts.findUpcoming(userId, limits.dueAlertsMax);
    return { alerts: await this.presenter.presentAll(upcoming, requestId) };
  }
}
