import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RpcClient } from '@printpartner/messaging';
import { JobForModel } from './job-for-model.ts';
import { ReadOwnJob } from './read-own-job.ts';

/** Reads the user's own work from other services. */
@Module({})
export class JobModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static at(redisUrl: string): DynamicModule {
    return {
      module: JobModule,
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl }) },
        ReadOwnJob,
        JobForModel,
      ],
      exports: [ReadOwnJob, JobForModel],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
