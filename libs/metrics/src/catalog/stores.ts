import { gaugeOf } from '../definition.ts';

export const storeMetrics = {
  poolConnections: gaugeOf(
    'printpartner_postgres_pool_connections',
    "Connections of the process's pool to Postgres. `state` is used or idle.",
    ['state'],
  ),
  poolMax: gaugeOf('printpartner_postgres_pool_max_connections', 'The most connections that the pool opens.'),
  poolWaiting: gaugeOf(
    'printpartner_postgres_pool_waiting_queries',
    'Queries and transactions that wait for a connection.',
  ),
  redisConnections: gaugeOf('printpartner_redis_connections', "The process's own connections to Redis.", [
    'role',
  ]),
  redisReady: gaugeOf('printpartner_redis_connections_ready', 'Those of them that can take commands.', [
    'role',
  ]),
  redisMemory: gaugeOf('printpartner_redis_memory_used_bytes', 'Memory that Redis uses.'),
  diskFree: gaugeOf('printpartner_store_disk_free_bytes', "Free space on the file store's disk."),
  diskSize: gaugeOf('printpartner_store_disk_size_bytes', "Size of the file store's disk."),
};
