import { BaseRpcContext } from '@nestjs/microservices';
import type { HandlerCall } from './call-context.ts';
import type { RequestMetadata } from './packets.ts';

/** Nest's context of a call, for guards, interceptors and tracing. */
export class RpcCallContext extends BaseRpcContext<[string, RequestMetadata, HandlerCall]> {
  getPattern(): string {
    return this.args[0];
  }

  getMetadata(): RequestMetadata {
    return this.args[1];
  }

  getCall(): HandlerCall {
    return this.args[2];
  }
}
