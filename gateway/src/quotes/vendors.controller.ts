import { Controller } from '@nestjs/common';
import {
  createVendor,
  deleteVendor,
  listVendors,
  patchVendor,
  quotesRoutes as routes,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

@Controller()
export class VendorsController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.listVendors)
  async list(@Input() { caller }: EndpointInput<typeof routes.listVendors>) {
    return (await this.rpc.call(listVendors, {}, caller)).vendors;
  }

  @Endpoint(routes.createVendor)
  create(@Input() { body, caller }: EndpointInput<typeof routes.createVendor>) {
    return this.rpc.call(createVendor, body, caller);
  }

  @Endpoint(routes.patchVendor)
  patch(@Input() { params, body, caller }: EndpointInput<typeof routes.patchVendor>) {
    return this.rpc.call(patchVendor, { ...params, patch: body }, caller);
  }

  @Endpoint(routes.deleteVendor)
  delete(@Input() { params, caller }: EndpointInput<typeof routes.deleteVendor>) {
    return this.rpc.call(deleteVendor, params, caller);
  }
}
