import { Controller } from '@nestjs/common';
import {
  mailShare,
  patchShare,
  quotesRoutes as routes,
  revokeShare,
  shareNewVersion,
  shareSheet,
} from '@printpartner/contracts';
import { RpcClient } from '@printpartner/messaging';
import { Endpoint, type EndpointInput, Input } from '../http/endpoint.decorator.ts';

/** Vendor links, for their owner. */
@Controller()
export class SharesController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(routes.shareSheet)
  share(@Input() { body, caller }: EndpointInput<typeof routes.shareSheet>) {
    return this.rpc.call(shareSheet, body, caller);
  }

  @Endpoint(routes.patchShare)
  patch(@Input() { params, body, caller }: EndpointInput<typeof routes.patchShare>) {
    return this.rpc.call(patchShare, { ...params, patch: body }, caller);
  }

  @Endpoint(routes.revokeShare)
  revoke(@Input() { params, caller }: EndpointInput<typeof routes.revokeShare>) {
    return this.rpc.call(revokeShare, params, caller);
  }

  @Endpoint(routes.shareNewVersion)
  offerVersion(@Input() { params, body, caller }: EndpointInput<typeof routes.shareNewVersion>) {
    return this.rpc.call(shareNewVersion, { ...params, form: body }, caller);
  }

  @Endpoint(routes.mailShare)
  mail(@Input() { params, caller }: EndpointInput<typeof routes.mailShare>) {
    return this.rpc.call(mailShare, params, caller);
  }
}
