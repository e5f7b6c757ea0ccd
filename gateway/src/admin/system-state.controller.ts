import { Controller } from '@nestjs/common';
import { adminRoutes as routes } from '@printpartner/contracts';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';
import { SystemStateReader } from '../system/system-state.ts';

@Controller()
export class SystemStateController {
  constructor(private readonly state: SystemStateReader) {}

  @Endpoint(routes.system)
  system(@Input() { caller }: EndpointInput<typeof routes.system>) {
    return this.state.read(caller.requestId);
  }
}
