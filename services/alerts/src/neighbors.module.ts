import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RpcClient } from '@printpartner/messaging';
import { AccountsGateway } from './accounts/accounts.gateway.ts';
import { ProjectsGateway } from './projects/projects.gateway.ts';

/** The other services, as far as this one asks them. */
@Module({})
export class NeighborsModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static at(redisUrl: string): DynamicModule {
    return {
      module: NeighborsModule,
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ redisUrl }) },
        AccountsGateway,
        ProjectsGateway,
      ],
      exports: [AccountsGateway, ProjectsGateway],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
