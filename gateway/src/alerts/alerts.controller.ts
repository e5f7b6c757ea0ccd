import { Controller, Res } from '@nestjs/common';
import {
  acknowledgeAlert,
  alertsRoutes as routes,
  closeAlert,
  createAlert,
  createTestAlert,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  markAlertDone,
  snoozeAlert,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { AlertStreams } from './alert-streams.ts';

@Controller()
export class AlertsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly streams: AlertStreams,
  ) {}

  @Endpoint(routes.createAlert)
  create(@Input() { body, caller }: EndpointInput<typeof routes.createAlert>) {
    return this.rpc.call(createAlert, body, caller);
  }

  @Endpoint(routes.createTestAlert)
  createTest(@Input() { body, caller }: EndpointInput<typeof routes.createTestAlert>) {
    return this.rpc.call(createTestAlert, body, caller);
  }

  @Endpoint(routes.listDueAlerts)
  async listDue(@Input() { caller }: EndpointInput<typeof routes.listDueAlerts>) {
    return (await this.rpc.call(listDueAlerts, {}, caller)).alerts;
  }

  @Endpoint(routes.listUnhandledAlerts)
  async listUnhandled(@Input() { caller }: EndpointInput<typeof routes.listUnhandledAlerts>) {
    return (await this.rpc.call(listUnhandledAlerts, {}, caller)).alerts;
  }

  @Endpoint(routes.listUpcomingAlerts)
  async listUpcoming(@Input() { caller }: EndpointInput<typeof routes.listUpcomingAlerts>) {
    return (await this.rpc.call(listUpcomingAlerts, {}, caller)).alerts;
  }

  @Endpoint(routes.streamAlerts)
  async stream(
    @Input() { caller }: EndpointInput<typeof routes.streamAlerts>,
    @Res() response: Response,
  ): Promise<void> {
    // Express routes HEAD to the GET handler, and nothing would end this response.
    if (response.req.method === 'HEAD') response.end();
    else await this.streams.open(caller, response);
  }

  @Endpoint(routes.acknowledgeAlert)
  acknowledge(@Input() { params, body, caller }: EndpointInput<typeof routes.acknowledgeAlert>) {
    return this.rpc.call(acknowledgeAlert, { ...params, ...body }, caller);
  }

  @Endpoint(routes.snoozeAlert)
  snooze(@Input() { params, body, caller }: EndpointInput<typeof routes.snoozeAlert>) {
    return this.rpc.call(snoozeAlert, { ...params, ...body }, caller);
  }

  @Endpoint(routes.markAlertDone)
  markDone(@Input() { params, body, caller }: EndpointInput<typeof routes.markAlertDone>) {
    return this.rpc.call(markAlertDone, { ...params, ...body }, caller);
  }

  @Endpoint(routes.closeAlert)
  close(@Input() { params, body, caller }: EndpointInput<typeof routes.closeAlert>) {
    return this.rpc.call(closeAlert, { ...params, ...body }, caller);
  }
}
