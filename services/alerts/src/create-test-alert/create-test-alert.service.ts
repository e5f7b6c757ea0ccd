import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Alert as AlertAnswer, createTestAlert, RpcInput } from '@printpartner/contracts';
import { AppError, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import { type DataSource, IsNull } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { presentAlert } from '../alerts/present-alert.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { ProjectsGateway } from '../projects/projects.gateway.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

/** From the wish for a test alert to the alert, ms. */
export const TEST_DELAY_MS = Symbol('test delay ms');

@Injectable()
export class CreateTestAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(TEST_DELAY_MS) private readonly delayMs: number,
    private readonly projects: ProjectsGateway,
    private readonly clock: AlertClock,
    private readonly pusher: AlertPusher,
  ) {}

  /** Sets an alert that goes the whole way of a reminder. @throws AppError projects.not_found */
  async create({ project_id }: RpcInput<typeof createTestAlert>, call: HandlerCall): Promise<AlertAnswer> {
    const project = project_id ? await this.projects.find(project_id, call) : undefined;
    if (project_id && !project)
      throw new AppError('projects.not_found', { userMessage: 'There is no such project.' });
    const alert = await this.set(call.userId, project?.uuid ?? null, project?.time_zone ?? 'UTC');
    await this.clock.arm(alert.id);
    await this.pusher.pushChanged(call.userId);
    return presentAlert(alert, project);
  }

  private set(userId: string, projectId: string | null, timeZone: string): Promise<Alert> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const live = { userId, alertType: 'smoke-test', firedAt: IsNull(), cancelledAt: IsNull() } as const;
      await manager.update(Alert, live, { cancelledAt: () => 'now()' });
      const fireAt = new Date(Math.floor((Date.now() + this.delayMs) / 1000) * 1000);
      const message = 'Test alert: reminders reach you here.';
      const test = { userId, projectId, alertType: 'smoke-test', message, timeZone, fireAt } as const;
      return manager.save(manager.create(Alert, test));
    });
  }
}
