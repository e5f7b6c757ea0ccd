import { addGaugeSource, storeMetrics } from '@printpartner/metrics';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

const { poolConnections, poolMax, poolWaiting } = storeMetrics;

/** Reports the pool's connections at every scrape. @returns ends that */
export function measurePool(dataSource: DataSource): () => void {
  return addGaugeSource({
    name: 'postgres pool',
    gauges: [poolConnections, poolMax, poolWaiting],
    isLocal: true,
    read: () => {
      const { master } = dataSource.driver as unknown as { master: Pool };
      const { totalCount, idleCount, waitingCount, options } = master;
      return [
        { gauge: poolConnections, labels: { state: 'idle' }, value: idleCount },
        { gauge: poolConnections, labels: { state: 'used' }, value: totalCount - idleCount },
        { gauge: poolMax, value: options.max },
        { gauge: poolWaiting, value: waitingCount },
      ];
    },
  });
}
