import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../platform/api/client.ts';
import { analysisFailureText, ConnectionLost } from './analysis-failure.ts';

const problem = (detail: string) => JSON.stringify({ code: 'preflight.not_a_pdf', detail });

describe('what is said of an analysis that failed', () => {
  it('gives status and the sentence of the server', () => {
    const error = new ApiError(422, problem('Please upload a valid PDF file.'), '');
    expect(analysisFailureText(error)).toBe(
      'PDF analysis failed: Upload failed (422): Please upload a valid PDF file. Please try again with a valid PDF file.',
    );
  });

  it('has a sentence for a server that gives none', () => {
    expect(analysisFailureText(new ApiError(500, '<html>', ''))).toBe(
      'PDF analysis failed: Upload failed (500): Server error during PDF processing. Please try again with a valid PDF file.',
    );
  });

  it('says how long to wait after too many uploads', () => {
    expect(analysisFailureText(new ApiError(429, problem('Too many files.'), '', 170))).toContain(
      'Upload failed (429): Too many attempts. Please wait 3 minutes, then try again. Please',
    );
  });

  it('names a lost connection', () => {
    expect(analysisFailureText(new ConnectionLost(false))).toBe(
      'PDF analysis failed: the connection was lost. Please try again with a valid PDF file.',
    );
  });
});
