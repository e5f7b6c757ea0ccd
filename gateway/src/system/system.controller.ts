import { Controller, Inject, Res } from '@nestjs/common';
import { type PublicConfig, systemRoutes as routes } from '@printpartner/contracts';
import type { Response } from 'express';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { AssistantMode } from '../chat/assistant-mode.ts';
import { Readiness } from './readiness.ts';

export const PUBLIC_CONFIG = Symbol('public config');

@Controller()
export class SystemController {
  constructor(
    @Inject(PUBLIC_CONFIG) private readonly publicConfig: Omit<PublicConfig, 'assistant'>,
    private readonly readiness: Readiness,
    private readonly assistant: AssistantMode,
  ) {}

  @Endpoint(routes.config)
  async config(@Input() { caller }: EndpointInput<typeof routes.config>) {
    return { ...this.publicConfig, assistant: await this.assistant.current(caller.requestId) };
  }

  @Endpoint(routes.live)
  async live() {
    return { status: 'ok' as const, checks: {} };
  }

  @Endpoint(routes.ready)
  async ready(
    @Input() { caller }: EndpointInput<typeof routes.ready>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const report = await this.readiness.check(caller.requestId);
    response.status(report.status === 'ok' ? 200 : 503);
    return report;
  }
}
