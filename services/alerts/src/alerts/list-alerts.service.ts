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
import { ProjectCopies } from '../projects/project-copies.ts';
import type { Alert } from './alert.entity.ts';
import { AlertsRepository } from './alerts.repository.ts';

@Controller()
export class ListAlertsService {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly copies: ProjectCopies,
  ) {}

  @HandleRpc(listDueAlerts)
  async listDue(
    _: RpcInput<typeof listDueAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listDueAlerts>> {
    return this.present(await this.alerts.findDue(userId, limits.dueAlertsMax), requestId);
  }

  @HandleRpc(listUnhandledAlerts)
  async listUnhandled(
    _: RpcInput<typeof listUnhandledAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listUnhandledAlerts>> {
    return this.present(await this.alerts.findUnhandled(userId, limits.dueAlertsMax), requestId);
  }

  @HandleRpc(listUpcomingAlerts)
  async listUpcoming(
    _: RpcInput<typeof listUpcomingAlerts>,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof listUpcomingAlerts>> {
    return this.present(await this.alerts.findUpcoming(userId, limits.dueAlertsMax), requestId);
  }

  private async present(alerts: readonly Alert[], requestId: string) {
    return { alerts: await this.copies.presentAll(alerts, requestId) };
  }
}
