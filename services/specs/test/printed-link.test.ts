import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSpecSheet, openVendorLink, printVendorLink, shareSheet } from '@printpartner/contracts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Specs, startSpecs } from './start-specs.ts';

let specs: Specs;
beforeAll(async () => {
  specs = await startSpecs();
});
afterAll(() => specs.stop());

/** Ends a string of a PDF and adds an action, where text isn't escaped. */
const PDF_ACTION = ') >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (';
const MARKUP = '<script>alert(1)</script><a href="https://evil.example">pay</a>';
const NAME = `../../etc/cron.d/"job"${String.fromCodePoint(0x7)}<img src=x onerror=alert(1)>`;

it('S8 the PDF of a vendor link has hostile text of the sheet as text: no script, action, link or attachment', async () => {
  const user = randomUUID();
  const data = {
    name: MARKUP,
    companyName: PDF_ACTION,
    contactName: `שלום 🖨️ ${'overlong'.repeat(20)}`,
    quantity: '5,000',
    finishingNotes: `https://evil.example javascript:alert(1)\n${'x'.repeat(1_500)}`,
  };
  const { id } = await specs.call(createSpecSheet, { kind: 'custom', name: NAME, data }, user);
  const vendor = { id: randomUUID(), name: MARKUP, email: '' };
  const { url } = await specs.call(shareSheet, { sheet_id: id, vendor, message: PDF_ACTION }, user);
  const token = url.slice(url.lastIndexOf('/') + 1);

  const { filename, content } = await specs.call(printVendorLink, { token, zone: 'America/New_York' });
  expect(filename).toMatch(/^[^\\/:*?"<>|\p{Cc}]+\.pdf$/u);
  const opened = getDocument({ data: new Uint8Array(Buffer.from(content, 'base64')), verbosity: 0 });
  const document = await opened.promise;
  expect([
    await document.getJSActions(),
    await document.getOpenAction(),
    await document.getAttachments(),
  ]).toEqual([null, null, null]);
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    expect([await page.getAnnotations(), await page.getJSActions()]).toEqual([[], null]);
    for (const item of (await page.getTextContent()).items) if ('str' in item) text += item.str;
  }
  await opened.destroy();
  const packed = (words: string) => words.replaceAll(/\s/g, '');
  expect(packed(text)).toContain(packed(MARKUP));
  expect(packed(text)).toContain(packed(PDF_ACTION));
  expect(packed(text)).toMatch(/Saved\w+\d+,\d{4}at[\d:]+[AP]ME[SD]T/);

  const page = await specs.call(openVendorLink, { token, viewerId: null, isNewVisit: true });
  expect(page).toMatchObject({
    vendor_name: MARKUP,
    message: PDF_ACTION,
    sheet: { title: expect.any(String) },
  });
});
