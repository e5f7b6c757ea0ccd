import { describe, expect, it } from '@jest/globals';
import { consoleLine } from './process-log.ts';

const shown = (line: object) => consoleLine(JSON.stringify(line));

describe('consoleLine', () => {
  it('K8 shortens warnings and errors to one line', () => {
    expect(shown({ level: 40, msg: 'slow disk' })).toBe('slow disk');
    expect(shown({ level: 50, msg: 'no answer', err: { message: 'ECONNRESET' } })).toBe(
      'no answer: ECONNRESET',
    );
  });

  it('K8 omits routine lines, client errors, and lines that are not our JSON', () => {
    expect(shown({ level: 30, msg: 'started' })).toBeUndefined();
    expect(shown({ level: 40, msg: 'request completed', res: { status: 404 } })).toBeUndefined();
    expect(shown({ level: 50, msg: 'request failed', res: { status: 500 } })).toBe('request failed');
    expect(consoleLine('LOG:  database system is ready')).toBeUndefined();
    expect(consoleLine('{ torn')).toBeUndefined();
  });
});
