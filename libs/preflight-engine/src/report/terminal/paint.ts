import { styleText } from 'node:util';
import type { CheckStatus } from '../preflight-result.ts';

type Format = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

/** Formats a text, or returns it unchanged if color is off. */
type Paint = (format: Format | Format[], text: string) => string;

export interface TerminalLook {
  /** Terminal width. */
  columns: number;
  color: boolean;
}

export const paintFor =
  ({ color }: TerminalLook): Paint =>
  (format, text) =>
    color ? styleText(format, text, { validateStream: false }) : text;

/** Symbol and color per status. */
export const marks: Readonly<Record<CheckStatus, { mark: string; format: Format }>> = {
  pass: { mark: '✓', format: 'green' },
  warning: { mark: '!', format: 'yellow' },
  fail: { mark: '✗', format: 'red' },
  manual: { mark: '?', format: 'cyan' },
};
