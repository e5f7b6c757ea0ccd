import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';

@Module({})
class TracingModule {}

/** Sends the last spans when the process stops. */
class LastSpans implements OnApplicationShutdown {
  constructor(private readonly stopTracing: () => Promise<void>) {}

  async onApplicationShutdown(): Promise<void> {
    await this.stopTracing();
  }
}

/** @param stopTracing from `startTracing` */
export function tracingModule(stopTracing: () => Promise<void>): DynamicModule {
  return {
    module: TracingModule,
    providers: [{ provide: LastSpans, useFactory: () => new LastSpans(stopTracing) }],
  };
}
