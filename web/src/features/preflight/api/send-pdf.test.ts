import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../platform/api/client.ts';
import { analysisErrorText, ConnectionLost } from './send-pdf.ts';

const problem = (detail: string) => JSON.stringify({ code: 'preflight.not_a_pdf', detail });

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
    expect(analysisErrorText(new ApiError(429, problem('Too many files.'), '', 170))).toContain(
      'Upload failed (429): Too many attempts. Please wait 3 minutes, then try again. Please',
    );
  });

  it('F5 reports a lost connection', () => {
    expect(analysisErrorText(new ConnectionLost(false))).toBe(
      'PDF analysis failed: the connection was lost. Please try again with a valid PDF file.',
    );
  });
});
