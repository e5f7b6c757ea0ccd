import { outboxBacklog } from '@printpartner/messaging';
import { addGaugeSource, eventMetrics } from '@printpartner/metrics';
import type { DataSource } from 'typeorm';

const { unacknowledged, oldestAge } = eventMetrics;

/** Reports the outbox at every scrape. @returns ends that */
export function measureOutbox(dataSource: DataSource): () => void {
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
