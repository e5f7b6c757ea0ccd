import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { gaugeOf } from './definition.ts';
import { addGaugeSource, renderMetrics } from './sources.ts';

const depth = gaugeOf('test_depth', 'Depth.', ['side']);
const other = gaugeOf('test_other', 'Other.');
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('K8 a scrape without one source that fails and one that is late has the other metrics, and says which are missing', async () => {
  const late = Promise.withResolvers<never>();
  let reads = 0;
  const readLate = () => {
    reads += 1;
    return late.promise;
  };
  ends.push(
    addGaugeSource({
      name: 'quick',
      gauges: [depth],
      read: () => [{ gauge: depth, labels: { side: 'left' }, value: 3 }],
    }),
    addGaugeSource({ name: 'failing', gauges: [], read: () => Promise.reject(new Error('down')) }),
    addGaugeSource({ name: 'late', gauges: [other], read: readLate }),
  );
  const first = await renderMetrics();
  expect(first).toContain('test_depth{side="left"} 3\n');
  expect(first).toContain('printpartner_collection_up{source="quick"} 1\n');
  expect(first).toContain('printpartner_collection_up{source="failing"} 0\n');
  expect(first).toContain('printpartner_collection_up{source="late"} 0\n');
  expect(first).not.toMatch(/^test_other/m);
  await renderMetrics();
  expect(reads).toBe(1);
});

it('K8 two scrapes at the same time share one reading, and both have its values', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    await setImmediate();
    return [{ gauge: other, value: 7 }];
  };
  ends.push(addGaugeSource({ name: 'shared', gauges: [other], read }));
  const texts = await Promise.all([renderMetrics(), renderMetrics()]);
  expect(reads).toBe(1);
  for (const text of texts) {
    expect(text).toContain('test_other 7\n');
    expect(text).toContain('printpartner_collection_up{source="shared"} 1\n');
  }
});
