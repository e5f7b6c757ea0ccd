import { Controller, Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Alert as AlertAnswer,
  alertProject,
  createTestAlert,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { presentAlert } from '../alerts/alert-presenter.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { subjectOfAlert } from '../alerts/answer-subject.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { ProjectsClient } from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

/** Time from the request to the test alert, ms. */
export const TEST_DELAY_MS = Symbol('test delay ms');

@Controller()
export class CreateTestAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(TEST_DELAY_MS) private readonly delayMs: number,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsClient,
    private readonly clock: AlertClock,
    private readonly pusher: AlertPusher,
  ) {}

  /** Sets an alert that is delivered in the same way as a reminder. @throws AppError projects.not_found */
  @HandleRpc(createTestAlert)
  async create(
    { project_id }: RpcInput<typeof createTestAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createTestAlert>> {
    const project = project_id ? await this.projects.get(project_id, call) : undefined;
    const alert = await this.set(call, project?.uuid ?? null, project?.time_zone ?? 'UTC');
    await this.pusher.pushChanged(call.userId);
    await this.clock.arm(alert.id);
    return { ...alert, project: project ? alertProject.parse(project) : null };
  }

  private set(call: HandlerCall, projectId: string | null, timeZone: string): Promise<AlertAnswer> {
    const { userId } = call;
    const write = async (manager: EntityManager): Promise<AlertAnswer> => {
      await this.alerts.endTests(manager, userId);
      const now = await databaseNow(manager);
      const fireAt = new Date(Math.floor((now.getTime() + this.delayMs) / 1000) * 1000);
      const message = 'Test alert: your reminders will appear here.';
      const test = { userId, projectId, alertType: 'smoke-test', message, timeZone, fireAt } as const;
      return presentAlert(await manager.save(manager.create(Alert, test)));
    };
    return writeOnce(this.dataSource, call, write, subjectOfAlert);
  }
}
