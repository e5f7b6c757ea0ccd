import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../../../platform/api/client.ts';
import { analysisErrorText, ConnectionLost, sendPdf } from './send-pdf.ts';

const problem = (detail: string, code = 'preflight.not_a_pdf') => JSON.stringify({ code, detail });

describe('the message of a failed analysis', () => {
  it("F5 shows the status and the server's sentence", () => {
    const error = new ApiError(422, problem('Please upload a valid PDF file.'), '');
    expect(analysisErrorText(error)).toBe(
      'PDF analysis failed: Upload failed (422): Please upload a valid PDF file. Please try again with a valid PDF file.',
    );
  });

  it('F5 falls back to a general sentence when the server sends none', () => {
    expect(analysisErrorText(new ApiError(500, '<html>', ''))).toBe(
      'PDF analysis failed: Upload failed (500): Server error during PDF processing. Please try again with a valid PDF file.',
    );
  });

  it('F5 says how long to wait after too many uploads', () => {
    expect(
      analysisErrorText(new ApiError(429, problem('Too many files.', 'request.rate_limited'), '', 170)),
    ).toContain('Upload failed (429): Too many attempts. Please wait 3 minutes, then try again. Please');
  });

  it('F5 reports a lost connection', () => {
    expect(analysisErrorText(new ConnectionLost(false))).toBe(
      'PDF analysis failed: the connection was lost. Please try again with a valid PDF file.',
    );
  });
});

describe('an answer in place of the result', () => {
  afterEach(() => void jest.restoreAllMocks());

  /** Uploads a file to a server that answers so once it has all bytes. */
  function upload(status: number, body: string) {
    const noop = () => undefined;
    const { prototype } = XMLHttpRequest;
    jest.spyOn(prototype, 'status', 'get').mockReturnValue(status);
    jest.spyOn(prototype, 'responseText', 'get').mockReturnValue(body);
    jest.spyOn(prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      this.upload.dispatchEvent(new ProgressEvent('load'));
      this.dispatchEvent(new ProgressEvent('load'));
    });
    const options = { signal: new AbortController().signal, onProgress: noop, onUploaded: noop };
    return sendPdf(new FormData(), options);
  }

  it.each([
    [502, '<html>Bad gateway</html>'],
    [503, JSON.stringify({ code: 'system.unavailable', detail: 'Print Partner is restarting.' })],
    [504, JSON.stringify({ code: 'system.timeout', detail: 'This took too long.' })],
  ])(
    'F6 a %i of a restart counts as a lost connection, after which the result is polled',
    async (...sent) => {
      await expect(upload(...sent)).rejects.toMatchObject({ name: 'ConnectionLost', isUploaded: true });
    },
  );

  it('F5 a busy server is an error of its own', async () => {
    const busy = JSON.stringify({ code: 'system.busy', detail: 'Too many files.' });
    await expect(upload(503, busy)).rejects.toMatchObject({ name: 'ApiError', status: 503 });
  });
});
