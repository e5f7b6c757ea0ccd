import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { emptySpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '@printpartner/spec-sheet/fields';
import { mailBody, mailtoOf } from '@printpartner/spec-sheet/mail';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { dismissToast } from '../../../ui/toast.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { EmailSpecs } from './email-specs.tsx';

const realFetch = globalThis.fetch;
const empty = (kind: SpecKind): Sheet => ({ kind, data: emptySpecData(kind), shippingOption: '' });
const filled = (kind: SpecKind, extraNotes = ''): Sheet => ({
  ...empty(kind),
  data: { ...emptySpecData(kind), name: 'Spring catalog', extraNotes },
});
const tooLong = filled('booklet', 'Pack in cartons of 50. '.repeat(150));

/** What happened, in order: saves, opened addresses, and the flag that stops autosave. */
let log: string[];
let save: () => Promise<unknown>;
let writeText: jest.Mock<(text: string) => Promise<void>>;

beforeEach(() => {
  log = [];
  save = () => Promise.resolve();
  writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    log.push(this.download === '' ? this.href : `download ${this.download}`);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
});

afterEach(() => {
  cleanup();
  dismissToast();
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  // jsdom has none of them.
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function show(sheet: Sheet) {
  const { wrapper } = inSession();
  render(
    <>
      <EmailSpecs
        readSheet={() => sheet}
        source={{ slot: 'booklet-specs-current' }}
        askOpen={() => Promise.resolve(true)}
        beforeMail={() => {
          log.push('save');
          return save();
        }}
        onMailing={(isMailing) => log.push(isMailing ? 'mailing' : 'done')}
      />
      <Toaster />
    </>,
    { wrapper },
  );
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const isFilesShown = () => screen.getByText('Download PDF').closest('[hidden]') === null;
const isDisabled = (name: string) => screen.getByText(name).closest('button')?.disabled;

for (const [kind, title] of [
  ['booklet', 'Email Generated'],
  ['custom', 'Email Opened'],
] as const) {
  test(`S5 Email Specs saves, opens the mail client and says “${title}”; autosave waits for 5 s`, async () => {
    jest.useFakeTimers();
    show(filled(kind));
    press('Email Specs');
    await act(() => jest.advanceTimersByTimeAsync(0));
    screen.getByText(title);
    screen.getByText(/^Your mail client opened, and your data is saved/);
    const opened = ['save', 'mailing', mailtoOf(filled(kind)).href];
    expect(log).toEqual(opened);
    await act(() => jest.advanceTimersByTimeAsync(4999));
    expect(log).toEqual(opened);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(log).toEqual([...opened, 'done']);
  });
}

for (const [what, failing] of [
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gets no answer within 3 s', () => new Promise(() => {})],
] as const) {
  test(`S5 Email Specs opens the mail client when the save ${what}, and says so`, async () => {
    jest.useFakeTimers();
    save = failing;
    show(filled('booklet'));
    press('Email Specs');
    await act(() => jest.advanceTimersByTimeAsync(3000));
    screen.getByText(/^Your mail client opened\. Your data is on this device and not in your account yet/);
    expect(log).toContain(mailtoOf(filled('booklet')).href);
  });
}

test('S5 the end of the form ends the pause of autosave', async () => {
  show(filled('booklet'));
  press('Email Specs');
  await screen.findByText('Email Generated');
  cleanup();
  expect(log.slice(-1)).toEqual(['done']);
});

test('S5 an empty form is not sent, copied or downloaded, and says why', async () => {
  for (const kind of ['booklet', 'custom'] as const) {
    show(empty(kind));
    for (const name of ['Email Specs', 'Copy', 'Download PDF', 'Email with PDF attached (.eml)']) {
      press(name);
      await screen.findByText('Nothing to send yet');
      act(() => dismissToast());
    }
    cleanup();
  }
  expect(log).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test('S5 specs too long for a mail client are saved and offered as text and files instead', async () => {
  show(tooLong);
  press('Email Specs');
  await screen.findByText('Too long for an email link');
  expect(log).toEqual(['save']);
  press('Copy the text');
  await screen.findByText('Copied. Paste it into the message.');
  expect(writeText).toHaveBeenCalledWith(mailBody(tooLong));
  expect(screen.getAllByText('Download PDF')).toHaveLength(2);
  press('Open an email with the subject only');
  press('Try it anyway');
  expect(log.filter((entry) => entry.startsWith('mailto:'))).toEqual([
    'mailto:?subject=Print%20Specifications%20-%20Spring%20catalog',
    mailtoOf(tooLong).href,
  ]);
});

test('S5 Copy shows the text to select when the browser refuses the clipboard', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show(filled('booklet'));
  press('Copy');
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text of the email');
  expect(text.value).toBe(mailBody(filled('booklet')));
  expect(screen.queryByText('Copied')).toBeNull();
});

test('S8 a download saves first and has the server’s file name', async () => {
  const answer = {
    ok: true,
    headers: new Headers({ 'content-disposition': 'attachment; filename="Spring catalog.pdf"' }),
    blob: async () => new Blob(['%PDF']),
  };
  globalThis.fetch = jest.fn<typeof fetch>(async (url) => {
    log.push(typeof url === 'string' ? url : '');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return answer as Response;
  });
  show(filled('booklet'));
  press('PDF or attachment');
  press('Download PDF');
  await waitFor(() => expect(log).toHaveLength(3));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(log).toEqual([
    'save',
    `/api/specs/booklet-specs-current/sheet.pdf?zone=${encodeURIComponent(zone)}`,
    'download Spring catalog.pdf',
  ]);
  await waitFor(() => expect(isFilesShown()).toBe(false));
});

test('S8 Escape closes the panel of the files and returns the focus to its button', () => {
  show(filled('booklet'));
  press('PDF or attachment');
  expect(isFilesShown()).toBe(true);
  screen.getByText('Download PDF').closest('button')?.focus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isFilesShown()).toBe(false);
  expect(document.activeElement?.textContent).toContain('PDF or attachment');
});

test('S8 a download whose save failed says so, and asks for no file', async () => {
  save = () => Promise.reject(new TypeError('Failed to fetch'));
  show(filled('booklet'));
  press('Email with PDF attached (.eml)');
  await screen.findByText('Download failed');
  expect(log).toEqual(['save']);
});

test('S5 offline, the files say why they need a connection, and the email opens', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  save = () => Promise.reject(new TypeError('Failed to fetch'));
  show(filled('booklet'));
  expect(isDisabled('Download PDF')).toBe(true);
  expect(isDisabled('Email with PDF attached (.eml)')).toBe(true);
  screen.getByText(/^You’re offline\. The PDF is made on the server/);
  press('Email Specs');
  await screen.findByText('Email Generated');
  expect(log).toContain(mailtoOf(filled('booklet')).href);
});

test('S8 the downloads say how many characters the PDF can’t print', () => {
  show(filled('custom', 'שלום 😀'));
  press('PDF or attachment');
  screen.getByText(/^The PDF can’t print 5 characters of these specs\./);
  cleanup();
  show(filled('custom', 'Łódź, Жук, ½ in'));
  press('PDF or attachment');
  expect(screen.queryByText(/^The PDF can’t print/)).toBeNull();
});
