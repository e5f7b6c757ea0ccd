import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Peer, RpcClient } from '@printpartner/messaging';
import { AccountsClient } from './accounts/accounts.client.ts';
import { ProjectsClient } from './projects/projects.client.ts';

/** Calls to other services. */
@Module({})
export class ServiceClientsModule implements OnApplicationShutdown {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  static at(peer: Peer): DynamicModule {
    return {
      module: ServiceClientsModule,
      global: true,
      providers: [
        { provide: RpcClient, useFactory: () => new RpcClient({ peer }) },
        AccountsClient,
        ProjectsClient,
      ],
      exports: [AccountsClient, ProjectsClient],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rpc.close();
  }
}
