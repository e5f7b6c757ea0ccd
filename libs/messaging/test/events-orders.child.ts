import { openSchema, publish } from './events-fixture.ts';

/** A publisher that is killed right after its commit, before any relay runs. */
const source = await openSchema(process.env['DATABASE_URL'] ?? '', 'orders');
await publish(source, 'orphan');
process.send?.('ready');
setInterval(() => undefined, 1000);
