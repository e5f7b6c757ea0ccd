import { afterEach, expect, it, jest } from '@jest/globals';
import { analyzePdf, type AnalysisRequest } from './analyze-pdf.ts';

afterEach(() => void jest.restoreAllMocks());

/** The form that an upload sends. */
async function formOf(options: Partial<AnalysisRequest>): Promise<FormData> {
  const aborter = new AbortController();
  let sent: FormData | undefined;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((body) => {
    sent = body as FormData;
    aborter.abort();
  });
  const request: AnalysisRequest = {
    sessionId: '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11',
    file: new File(['%PDF-1.7'], 'harbor.pdf'),
    mode: 'quick',
    profile: 'sheetfed',
    password: undefined,
    ...options,
  };
  await expect(analyzePdf(request, aborter.signal, () => undefined)).rejects.toThrow('Canceled');
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

it('F7 an upload sends the spec sheet as JSON before the file, and no field without one', async () => {
  const job = { name: 'Harbor Season Program', trim: { width: 8.5, height: 11 } };
  const form = await formOf({ job });
  expect(form.get('job')).toBe(JSON.stringify(job));
  expect([...form.keys()].at(-1)).toBe('pdf');
  expect((await formOf({})).has('job')).toBe(false);
});
