import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSpecSheet, mailSpecs, printSpecs, saveSpecDraft } from '@printpartner/contracts';
import { mailBody } from '@printpartner/spec-sheet/mail';
import { simpleParser } from 'mailparser';
import { refusal, type Specs, startSpecs } from './start-specs.ts';

const slot = 'booklet-specs-current';
const PDF_START = '%PDF-';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

const bytesOf = ({ content }: { content: string }): Buffer => Buffer.from(content, 'base64');

describe('spec sheets to download', () => {
  it('S8 prints a draft, and a named sheet under its name', async () => {
    const user = randomUUID();
    const draft = await specs.call(printSpecs, { slot }, user);
    expect(draft.filename).toBe('Booklet Specifications.pdf');
    expect(bytesOf(draft).toString('latin1')).toContain(PDF_START);

    const form = { kind: 'custom', name: 'Gala postcard', data: { flatSize: '6 × 9 in' } } as const;
    const { id } = await specs.call(createSpecSheet, form, user);
    const sheet = await specs.call(printSpecs, { id }, user);
    expect(sheet.filename).toBe('Gala postcard.pdf');
    await expect(specs.call(printSpecs, { id }, randomUUID())).rejects.toEqual(refusal('specs.not_found'));
  });

  it('S8 prints one sheet of a user at a time, so that nobody takes all the threads', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    const print = (user: string) => specs.call(printSpecs, { slot }, user);
    const results = await Promise.allSettled([print(maya), print(maya), print(noor)]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: refusal('system.busy') }]);
    await expect(print(maya)).resolves.toMatchObject({ filename: 'Booklet Specifications.pdf' });
  });

  it('S5 writes an unsent email with the subject, the body and the PDF', async () => {
    const user = randomUUID();
    const data = { name: 'Łódź season', pageCount: '16', mailingNotes: 'First line\nSecond line' };
    const saved = await specs.call(saveSpecDraft, { slot, form: { data } }, user);
    const { filename, content } = await specs.call(mailSpecs, { slot }, user);
    expect(filename).toBe('Łódź season.eml');

    const email = await simpleParser(Buffer.from(content, 'base64'));
    expect(email.headers.get('x-unsent')).toBe('1');
    expect(email.from).toBeUndefined();
    expect(email.to).toBeUndefined();
    expect(email.subject).toBe('Print Specifications - Łódź season');
    const { data: values, shippingOption } = saved;
    const body = mailBody({ kind: 'booklet', data: values, shippingOption });
    expect(email.text?.trim()).toBe(body.replaceAll('\r\n', '\n').trim());
    expect(body).toContain('Second line');
    const [pdf] = email.attachments;
    expect(pdf).toMatchObject({ filename: 'Łódź season.pdf', contentType: 'application/pdf' });
    expect(pdf?.content.subarray(0, PDF_START.length).toString()).toBe(PDF_START);
  });
});
