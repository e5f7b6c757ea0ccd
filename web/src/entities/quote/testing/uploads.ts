import { jest } from '@jest/globals';

/** A file for an input. jsdom reads no parts of files. */
export function chosenFile(name: string, contents: string): File {
  const bytes = Uint8Array.from(contents, (sign) => sign.charCodeAt(0));
  const head = { arrayBuffer: () => Promise.resolve(bytes.buffer) };
  return Object.assign(new File([contents], name, { type: 'application/pdf' }), { slice: () => head });
}

/**
 * Mocks XMLHttpRequest until mocks are restored: answers uploads with these statuses and bodies in turn. Returns the
 * paths of the uploads.
 */
export function answerUploads(...answers: readonly [number, unknown][]): string[] {
  const paths: string[] = [];
  const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    const [status, body] = answers[paths.length] ?? [500, {}];
    paths.push(String(opened.mock.lastCall?.[1]));
    Object.defineProperties(this, {
      status: { value: status },
      responseText: { value: JSON.stringify(body) },
    });
    this.dispatchEvent(new ProgressEvent('load'));
  });
  return paths;
}
