/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts/types';
import { pdfFault } from './pdf-fault.ts';

it('P10 S10 looks into a file before it is sent', async () => {
  const faultOf = (contents: string, name = 'estimate.pdf') =>
    pdfFault(new File([contents], name, { type: 'application/pdf' }), limits.quoteFileBytes);
  expect(await faultOf('%PDF-1.7')).toBeUndefined();
  expect(await faultOf(`${' '.repeat(1_020)}%PDF-1.7`, 'estimate')).toBeUndefined();
  const notPdf = 'This file isn’t a PDF. Choose a PDF file.';
  expect(await faultOf(`${' '.repeat(1_021)}%PDF-1.7`)).toBe(notPdf);
  expect(await faultOf('PK\u0003\u0004')).toBe(notPdf);
  expect(await faultOf('')).toBe('This file is empty. Choose another one.');
  const large = new File(['%PDF'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: limits.quoteFileBytes + 1 });
  expect(await pdfFault(large, limits.quoteFileBytes)).toBe(
    'This file has 20.1 MB. At most 20 MB can be sent.',
  );
  const gone = Object.assign(new File(['%PDF'], 'gone.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await pdfFault(gone, limits.quoteFileBytes)).toBe(
    'The browser could not read this file. Choose it again.',
  );
});
