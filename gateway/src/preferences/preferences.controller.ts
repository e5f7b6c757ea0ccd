import { Controller } from '@nestjs/common';
import { preferencesRoutes as routes, readPreferences, savePreferences } from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

@Controller()
export class PreferencesController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.getPreferences)
  get(@Input() { caller }: EndpointInput<typeof routes.getPreferences>) {
    return this.rpc.call(readPreferences, {}, caller);
  }

  @Endpoint(routes.putPreferences)
  put(@Input() { body, caller }: EndpointInput<typeof routes.putPreferences>) {
    return this.rpc.call(savePreferences, body, caller);
  }
}
