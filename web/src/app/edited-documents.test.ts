import { describe, expect, it } from '@jest/globals';
import type { DocumentType } from '@printpartner/documents';
import { emptyValues, specDocument } from '@printpartner/spec-sheet/fields';
import fc from 'fast-check';
import { emptyForm, projectDocument } from '../entities/project/project-form.ts';
import { answerOf, quoteAnswerDocument } from '../entities/quote/form/quote-document.ts';
import { emptyQuoteDraft } from '../entities/quote/form/quote-draft.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r\n', 'e', '\u0301'), maxLength: 4 });
const amount = fc.constantFrom('', '0', '$1,850', '1850.00', 'a');
const row = { key: fc.nat(9), quantity: fc.constantFrom('', '500', '5,000', 'a'), price: amount };
/** By the names of the fields that aren't a text, an answer or a list of names. */
const groups: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  prices: fc.record({
    lines: fc.array(fc.record({ ...row, freight: amount, postage: amount }), { maxLength: 3 }),
    freight: amount,
    isFreightIncluded: fc.boolean(),
    postage: amount,
    costsDiffer: fc.boolean(),
  }),
  included: fc.record({ ticked: fc.subarray(['Foil', 'UV']), alsoIncluded: text }),
};

function valueLike(key: string, empty: unknown): fc.Arbitrary<unknown> {
  if (typeof empty === 'string') return text;
  if (Array.isArray(empty)) return fc.subarray(['Foil', 'UV', 'Die cut']);
  return groups[key] ?? fc.constantFrom(null, true, false);
}

/** A device's form, and what it has last received from the server. */
interface Device<Values> {
  base: Values;
  form: Values;
  conflicts: Partial<Values>;
}

/** A few fields at a time, so that edits meet. */
function editsOf<Values extends object>(type: DocumentType<Values>, blank: Values) {
  const edit = (keys: readonly (keyof Values)[]) =>
    fc
      .constantFrom(...keys)
      .chain((key) =>
        valueLike(String(key), blank[key]).map((value) => ({ [key]: value }) as Partial<Values>),
      );
  return fc.shuffledSubarray([...type.keys], { minLength: 1, maxLength: 4 }).map(edit);
}

function describeEdits<Values extends object>(name: string, type: DocumentType<Values>, blank: Values) {
  const edits = editsOf(type, blank);
  const normalized = (values: Values): Values => {
    const stored = { ...values };
    for (const key of type.keys) stored[key] = type.normalize(key, values[key]);
    return stored;
  };

  describe(`three devices that edit ${name}`, () => {
    it('P2 S4 S10 overwrite nothing that they have not seen, and have the same in the end', () => {
      const steps = edits.chain((edit) =>
        fc.array(fc.record({ at: fc.nat(2), edit: fc.option(edit) }), { maxLength: 40 }),
      );
      fc.assert(
        fc.property(steps, (all) => {
          let server = normalized(blank);
          const devices = [0, 1, 2].map((): Device<Values> => ({ base: server, form: blank, conflicts: {} }));

          /** Receives the server's copy, as before each save. */
          const receive = (device: Device<Values>) => {
            const { base, form, conflicts } = device;
            const merged = type.merge({ base, mine: form, theirs: server, sent: [], conflicts });
            Object.assign(device, { base: server, form: merged.values, conflicts: merged.conflicts });
          };
          /** Saves all but the conflicts. What it changes on the server, the device has received before. */
          const save = (device: Device<Values>) => {
            receive(device);
            const open = type.keys.filter((key) => device.conflicts[key] !== undefined);
            const saved = normalized(type.without(device.form, device.base, open));
            for (const key of type.changed(server, saved)) {
              expect(type.isSame(key, device.base[key], server[key])).toBe(true);
              expect(open).not.toContain(key);
            }
            server = saved;
            device.base = server;
          };

          for (const { at, edit } of all) {
            const device = devices[at];
            if (!device) continue;
            if (!edit) save(device);
            else {
              device.form = { ...device.form, ...edit };
              device.conflicts = type.withoutSettled(device.conflicts, device.form);
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
            expect(type.changed(device.form, server)).toEqual([]);
          }
        }),
        { numRuns: 300 },
      );
    });

    it('P2 S4 S10 three devices lose no edit: each is in the form, on the server, or asked about', () => {
      const threes = edits.chain((edit) => fc.tuple(edit, edit, edit));
      fc.assert(
        fc.property(threes, ([before, first, second]) => {
          const base = normalized({ ...blank, ...before });
          const [mine, theirs] = [{ ...base, ...first }, normalized({ ...base, ...second })];
          const none: Partial<Values> = {};
          const { values, conflicts } = type.merge({ base, mine, theirs, sent: [], conflicts: none });
          for (const key of type.keys) {
            const isMine = type.isSame(key, mine[key], base[key]) || type.isSame(key, values[key], mine[key]);
            const other = key in conflicts ? conflicts[key] : values[key];
            const isTheirs =
              type.isSame(key, theirs[key], base[key]) || type.isSame(key, other as never, theirs[key]);
            expect({ key, isMine, isTheirs }).toEqual({ key, isMine: true, isTheirs: true });
          }
        }),
        { numRuns: 500 },
      );
    });
  });
}

describeEdits('a project', projectDocument, emptyForm);
describeEdits('a spec sheet', specDocument, emptyValues('booklet'));
describeEdits('a quote', quoteAnswerDocument, answerOf(emptyQuoteDraft([500])));
