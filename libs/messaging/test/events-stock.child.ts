import { EventConsumer, handleEvent } from '../src/index.ts';
import { changed, openSchema } from './events-fixture.ts';
import { peer } from './rpc-fixture.ts';

/** A subscriber that gets stuck inside its transaction, or between commit and acknowledgement. */
const { DATABASE_URL = '', REDIS_URL: redisUrl = '', PREFIX: prefix = '', STUCK = '' } = process.env;
const dataSource = await openSchema(DATABASE_URL, 'stock');
const stuck = () => {
  process.send?.('stuck');
  return new Promise<never>(() => undefined);
};
const handler = handleEvent(changed, async ({ item }, { manager, eventId }) => {
  await manager.query('insert into effects values ($1, $2)', [eventId, item]);
  return STUCK === 'transaction' ? stuck() : stuck;
});
await new EventConsumer({ peer: peer('stock', redisUrl), dataSource, handlers: [handler], prefix }).start();
process.send?.('ready');
