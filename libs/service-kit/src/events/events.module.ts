import {
  type DynamicModule,
  type FactoryProvider,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { EventContract } from '@printpartner/contracts';
import {
  assertEventsHandled,
  describeError,
  EventConsumer,
  type EventHandler,
  outboxBacklog,
  OutboxRelay,
  type Peer,
} from '@printpartner/messaging';
import { addGaugeSource, eventMetrics } from '@printpartner/metrics';
import type { DataSource } from 'typeorm';
import { allEvents } from '../peers/links.ts';

/** Handles one event, as a provider of the service. */
export interface EventSubscriber {
  readonly handler: EventHandler;
}

export interface EventsOptions {
  peer: Peer;
  /** The events that this service records in its outbox. */
  publishes: readonly EventContract[];
  /** One provider of the service for each event that names it as a subscriber. */
  subscribers: readonly Type<EventSubscriber>[];
}

const EVENTS_OPTIONS = Symbol('events options');

/**
 * Outbox and inbox of a service: relays the events it records and applies the
 * events it subscribes to. Both stop before the database closes.
 */
export function eventsModule(options: EventsOptions): DynamicModule {
  const { peer, publishes } = options;
  const relay: FactoryProvider<OutboxRelay> = {
    provide: OutboxRelay,
    inject: [getDataSourceToken()],
    useFactory: (dataSource: DataSource) => new OutboxRelay({ peer, dataSource, events: publishes }),
  };
  return {
    module: EventsModule,
    global: true,
    providers: [{ provide: EVENTS_OPTIONS, useValue: options }, relay],
    exports: [OutboxRelay],
  };
}

@Module({})
class EventsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private consumer?: EventConsumer;
  private endMeasurement?: () => void;

  constructor(
    @Inject(EVENTS_OPTIONS) private readonly options: EventsOptions,
    @Inject(OutboxRelay) private readonly relay: OutboxRelay,
    @Inject(getDataSourceToken()) private readonly dataSource: DataSource,
    @Inject(ModuleRef) private readonly moduleRef: ModuleRef,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { peer, subscribers } = this.options;
    // Not injected: they are providers of the service's module, which imports this one.
    const handlers = subscribers.map((one) => this.moduleRef.get(one, { strict: false }).handler);
    assertEventsHandled(peer.name, allEvents, handlers);
    this.consumer = new EventConsumer({ peer, dataSource: this.dataSource, handlers });
    await Promise.all([this.relay.start(), this.consumer.start()]);
    this.endMeasurement = measureOutbox(this.dataSource);
  }

  async onApplicationShutdown(): Promise<void> {
    this.endMeasurement?.();
    await this.consumer?.stop().catch((error: unknown) => this.logger.warn(describeError(error)));
    await this.relay.stop().catch((error: unknown) => this.logger.warn(describeError(error)));
  }
}

const { unacknowledged, oldestAge } = eventMetrics;

/** Reports the outbox at every scrape. @returns ends that */
function measureOutbox(dataSource: DataSource): () => void {
  return addGaugeSource({
    name: 'outbox',
    gauges: [unacknowledged, oldestAge],
    read: async () => {
      const { waiting, oldestSeconds } = await outboxBacklog(dataSource);
      return [
        { gauge: unacknowledged, value: waiting },
        { gauge: oldestAge, value: oldestSeconds ?? 0 },
      ];
    },
  });
}
