import { Controller, Res } from '@nestjs/common';
import { adminRoutes as routes } from '@printpartner/contracts';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { AdminSessions } from './admin-sessions.ts';

@Controller()
export class AdminSessionController {
  constructor(private readonly sessions: AdminSessions) {}

  @Endpoint(routes.startAdminSession)
  async start(
    @Input() _: EndpointInput<typeof routes.startAdminSession>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.sessions.start(response);
    return { success: true };
  }

  @Endpoint(routes.endAdminSession)
  async end(
    @Input() _: EndpointInput<typeof routes.endAdminSession>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.sessions.end(response);
    return { success: true };
  }
}
