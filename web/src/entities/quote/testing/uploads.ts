import { jest } from '@jest/globals';

/** A file for an input. jsdom reads no parts of files. */
export function chosenFile(name: string, contents: string): File {
  const bytes = Uint8Array.from(contents, (sign) => sign.charCodeAt(0));
  const head = { arrayBuffer: () => Promise.resolve(bytes.buffer) };
  return Object.assign(new File([contents], name, { type: 'application/pdf' }), { slice: () => head });
}

/** Mocks XMLHttpRequest until mocks are restored: answers uploads with these statuses and bodies in turn. */
export function answerUploads(...answers: readonly [number, unknown][]): void {
  let sent = 0;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    const [status, body] = answers[sent++] ?? [500, {}];
    Object.defineProperties(this, {
      status: { value: status },
      responseText: { value: JSON.stringify(body) },
    });
    this.dispatchEvent(new ProgressEvent('load'));
  });
}
