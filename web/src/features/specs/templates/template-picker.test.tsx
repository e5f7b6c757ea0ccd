import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { sheetFromTemplate, specTemplates } from '@printpartner/spec-sheet/templates';
import { dismissToast } from '../../../ui/toast.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { fillIn } from './fill-in.ts';
import { TemplatePicker } from './template-picker.tsx';

const sheetOf = (data: Partial<SpecData> = {}, shippingOption = ''): Sheet => ({
  kind: 'custom',
  data: { ...emptySpecData('custom'), ...data },
  shippingOption,
});
function template(id: string) {
  const found = specTemplates.find((one) => one.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
}
const postcard = sheetFromTemplate(template('postcard-mailer'));
const job = {
  companyName: 'Lakeview Arts',
  name: 'Harbor Season Program',
  quantity: '2,500',
  deliveryDate: '2026-12-04',
  mailingNotes: 'First-Class Mail',
};

/** What the form shows. */
let form: Sheet;

afterEach(() => {
  cleanup();
  dismissToast();
});

async function openTemplates(sheet: Sheet) {
  form = sheet;
  render(
    <>
      <TemplatePicker
        readSheet={() => form}
        onChoose={(content) => {
          form = { ...form, ...content };
        }}
      />
      <Toaster />
    </>,
  );
  fireEvent.click(screen.getByText('Templates'));
  await screen.findByText('Start from a template');
}
const choose = (name: string) => fireEvent.click(screen.getByText(name));
const confirm = () => fireEvent.submit(document.querySelector('form') ?? document.body);

test('S11 a template fills in the product and keeps what the form says about the job', () => {
  const before = sheetOf({ ...job, foldingNotes: 'Z-fold' }, 'Ground shipping');
  expect(fillIn(before, template('postcard-mailer'))).toEqual({
    kind: 'custom',
    data: { ...postcard.data, ...job },
    shippingOption: 'Ground shipping',
  });
});

test('S11 notes that came with an untouched template are replaced with it, typed ones stay', () => {
  const card = sheetFromTemplate(template('business-card'));
  expect(fillIn(postcard, template('business-card'))).toEqual(card);
  const typed = { ...postcard, data: { ...postcard.data, mailingNotes: 'First-Class Mail' } };
  expect(fillIn(typed, template('business-card')).data.mailingNotes).toBe('First-Class Mail');
});

test('S11 a form without a product, or with an untouched template, is filled in at once', async () => {
  await openTemplates(sheetOf(job));
  choose('Postcard mailer 6 × 9');
  await screen.findByText('Filled in “Postcard mailer 6 × 9”');
  expect(form.data).toEqual({ ...postcard.data, ...job });
  fireEvent.click(screen.getByText('Templates'));
  choose('Business card');
  expect(form.data.flatSize).toBe('3.5 × 2 in');
});

test('S11 a template asks before it replaces a typed product', async () => {
  const typed = sheetOf({ ...job, flatSize: '5 × 7 in', mailerPaperSpecs: '14pt C2S' });
  await openTemplates(typed);
  choose('Postcard mailer 6 × 9');
  screen.getByText(/^One field that you filled in is replaced\./);
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByText('Cancel')).toBeNull());
  expect(form).toBe(typed);
  choose('Business card');
  screen.getByText(/^2 fields that you filled in are replaced\./);
  confirm();
  await screen.findByText('Filled in “Business card”');
  expect(form.data).toMatchObject({ ...job, flatSize: '3.5 × 2 in', mailerPaperSpecs: '16pt C2S' });
});

test('S11 Undo takes a template back, but not what was typed after it', async () => {
  const before = sheetOf({ ...job, foldingNotes: 'Z-fold' });
  await openTemplates(before);
  choose('Postcard mailer 6 × 9');
  confirm();
  await screen.findByText('Filled in “Postcard mailer 6 × 9”');
  form = { ...form, data: { ...form.data, flatSize: '5 × 7 in' } };
  fireEvent.click(screen.getByText('Undo'));
  expect(form.data).toEqual({ ...before.data, flatSize: '5 × 7 in' });
});

test('S11 the form for booklets offers its own templates only', async () => {
  await openTemplates({ kind: 'booklet', data: emptySpecData('booklet'), shippingOption: '' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('16-page saddle-stitched booklet'),
    expect.stringContaining('Perfect-bound catalog'),
  ]);
});
