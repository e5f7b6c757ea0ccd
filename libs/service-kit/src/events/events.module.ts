import { type DynamicModule, type FactoryProvider, Inject, Logger, Module } from '@nestjs/common';
import type { ModuleMetadata, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { EventContract } from '@printpartner/contracts';
import {
  assertEventsHandled,
  describeError,
  EventConsumer,
  type EventHandler,
  OutboxRelay,
  type Peer,
} from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { allEvents } from '../peers/links.ts';
import { measureOutbox } from '../state/outbox-metrics.ts';

export interface EventsOptions {
  peer: Peer;
  /** The events that this service records in its outbox. */
  publishes: readonly EventContract[];
  /** Creates one handler for each event that names this service as a subscriber; `inject` comes from `imports`. */
  handlers: Pick<FactoryProvider<readonly EventHandler[]>, 'useFactory' | 'inject'> &
    Pick<ModuleMetadata, 'imports'>;
}

const HANDLERS = Symbol('event handlers');

/**
 * Outbox and inbox of a service: relays the events it records and applies the
 * events it subscribes to. Both stop before the database closes.
 */
export function eventsModule({ peer, publishes, handlers }: EventsOptions): DynamicModule {
  const relay: FactoryProvider<OutboxRelay> = {
    provide: OutboxRelay,
    inject: [getDataSourceToken()],
    useFactory: (dataSource: DataSource) => new OutboxRelay({ peer, dataSource, events: publishes }),
  };
  const consumer: FactoryProvider<EventConsumer> = {
    provide: EventConsumer,
    inject: [getDataSourceToken(), HANDLERS],
    useFactory: (dataSource: DataSource, list: readonly EventHandler[]) => {
      assertEventsHandled(peer.name, allEvents, list);
      return new EventConsumer({ peer, dataSource, handlers: list });
    },
  };
  const { imports = [], ...factory } = handlers;
  return {
    module: EventsModule,
    global: true,
    imports,
    providers: [{ provide: HANDLERS, ...factory }, relay, consumer],
    exports: [OutboxRelay],
  };
}

@Module({})
class EventsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private endMeasurement?: () => void;

  constructor(
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    @Inject(EventConsumer) private readonly consumer: EventConsumer,
    @Inject(getDataSourceToken()) private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all([this.relay.start(), this.consumer.start()]);
    this.endMeasurement = measureOutbox(this.dataSource);
  }

  async onApplicationShutdown(): Promise<void> {
    this.endMeasurement?.();
    await this.consumer.stop().catch((error: unknown) => this.logger.warn(describeError(error)));
    await this.relay.stop().catch((error: unknown) => this.logger.warn(describeError(error)));
  }
}
