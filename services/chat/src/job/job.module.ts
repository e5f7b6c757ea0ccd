import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Peer, RpcClient } from '@printpartner/messaging';
import { JobForModel } from './job-for-model.ts';
import { ReadOwnJob } from './read-own-job.ts';

/** Reads the user's own work from other services. */
@Module({})
export class JobModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static at(peer: Peer): DynamicModule {
    return {
      module: JobModule,
      providers: [{ provide: RpcClient, useFactory: () => new RpcClient({ peer }) }, ReadOwnJob, JobForModel],
      exports: [ReadOwnJob, JobForModel],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
