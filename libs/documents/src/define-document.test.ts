import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defineDocument } from './define-document.ts';
import { line, lines, names, single, yesNo } from './field-types.ts';

interface Job {
  client: string;
  notes: string;
  due: string;
  bleed: boolean | null;
  finishes: readonly string[];
}

const job = defineDocument<Job>({ client: line, notes: lines, due: single, bleed: yesNo, finishes: names });
const blank: Job = { client: '', notes: '', due: '', bleed: null, finishes: [] };
const build = (values: Partial<Job>): Job => ({ ...blank, ...values });
const merge = (base: Job, mine: Job, theirs: Job) =>
  job.merge({ base, mine, theirs, sent: [], conflicts: {} });

describe('values of a document', () => {
  it('P2 S4 are the same if the server stores them the same', () => {
    const typed = build({ client: ' Tidewater  Press ', notes: 'trim\r\nfold', finishes: ['Foil', 'UV'] });
    const stored = build({
      client: 'Tidewater Press',
      notes: 'trim\nfold',
      finishes: ['UV', 'Foil', 'Foil'],
    });
    expect(job.changed(typed, stored)).toEqual([]);
    expect(job.changed(typed, build({ ...typed, notes: 'trim fold' }))).toEqual(['notes']);
    expect(job.changed(build({ bleed: null }), build({ bleed: false }))).toEqual(['bleed']);
    expect(job.normalize('client', typed.client)).toBe(stored.client);
  });

  it('P2 S4 are joined where two make sense', () => {
    expect(job.join('client', 'theirs', 'mine')).toBe('theirs / mine');
    expect(job.join('notes', 'theirs', 'mine')).toBe('theirs\nmine');
    expect(job.join('due', '2026-11-30', '2026-12-01')).toBeNull();
    expect(job.join('bleed', true, false)).toBeNull();
    expect(job.join('finishes', ['UV', 'Foil'], ['Foil', 'Die cut'])).toEqual(['UV', 'Foil', 'Die cut']);
  });

  it('P2 S4 that were sent are kept once each, the newest twenty', () => {
    const sends = Array.from({ length: 30 }, (_, n) => build({ client: `Client ${n % 25}` }));
    const sent = sends.reduce<readonly Job[]>((all, values) => job.withSent(all, values), []);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ client }) => client)).size).toBe(20);
    expect(sent.at(-1)).toEqual(sends.at(-1));
  });

  it('P2 S4 settle a conflict when they are the other side’s', () => {
    const conflicts = { client: 'Harbor Print', notes: 'theirs' };
    expect(job.withoutSettled(conflicts, build({ client: 'Harbor  Print' }))).toEqual({ notes: 'theirs' });
    expect(job.withoutSettled(conflicts, build({ client: 'Harbor' }))).toBe(conflicts);
  });
});

/** A device's form, and what it has last received from the server. */
interface Device {
  base: Job;
  form: Job;
  conflicts: Partial<Job>;
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'e\u0301'), maxLength: 4 });
const edit = fc.oneof(
  fc.record({ client: text }),
  fc.record({ notes: text }),
  fc.record({ due: fc.constantFrom('', '2026-11-30', '2026-12-01') }),
  fc.record({ bleed: fc.constantFrom(null, true, false) }),
  fc.record({ finishes: fc.subarray(['Foil', 'UV', 'Die cut']) }),
);
const steps = fc.array(
  fc.oneof(fc.record({ device: fc.nat(2), edit }), fc.record({ device: fc.nat(2), edit: fc.constant(null) })),
  { maxLength: 40 },
);

const normalized = (values: Job): Job =>
  Object.fromEntries(job.keys.map((key) => [key, job.normalize(key, values[key])])) as unknown as Job;

describe('three devices that edit one document', () => {
  it('P2 S4 overwrite nothing that they have not seen, and have the same in the end', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let server = blank;
        const devices: Device[] = [0, 1, 2].map(() => ({ base: blank, form: blank, conflicts: {} }));

        /** Receives the server's copy, as before each save. */
        const receive = (device: Device) => {
          const { base, form, conflicts } = device;
          const merged = job.merge({ base, mine: form, theirs: server, sent: [], conflicts });
          Object.assign(device, { base: server, form: merged.values, conflicts: merged.conflicts });
        };
        /** Saves all but the conflicts. What it changes on the server, the device has received before. */
        const save = (device: Device) => {
          receive(device);
          const open = job.keys.filter((key) => device.conflicts[key] !== undefined);
          const saved = normalized(job.without(device.form, device.base, open));
          for (const key of job.changed(server, saved)) {
            expect(job.isSame(key, device.base[key], server[key])).toBe(true);
            expect(open).not.toContain(key);
          }
          server = saved;
          device.base = server;
        };

        for (const { device: index, edit: changes } of all) {
          const device = devices[index];
          if (!device) continue;
          if (!changes) save(device);
          else {
            device.form = { ...device.form, ...changes };
            device.conflicts = job.withoutSettled(device.conflicts, device.form);
          }
        }
        for (const device of devices) {
          receive(device);
          // The user takes the other side's values.
          device.form = { ...device.form, ...device.conflicts };
          device.conflicts = {};
          save(device);
        }
        for (const device of devices) {
          receive(device);
          expect(device.conflicts).toEqual({});
          expect(job.changed(device.form, server)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('P2 S4 lose no edit: each is in the form, on the server, or asked about', () => {
    fc.assert(
      fc.property(edit, edit, (first, second) => {
        const [mine, theirs] = [build(first), normalized(build(second))];
        const { values, conflicts } = merge(blank, mine, theirs);
        for (const key of job.keys) {
          const isMine = job.isSame(key, mine[key], blank[key]) || job.isSame(key, values[key], mine[key]);
          const other = key in conflicts ? conflicts[key] : values[key];
          const isTheirs =
            job.isSame(key, theirs[key], blank[key]) || job.isSame(key, other as never, theirs[key]);
          expect({ key, isMine, isTheirs }).toEqual({ key, isMine: true, isTheirs: true });
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
