import { styleText } from 'node:util';
import type { CheckStatus } from '../preflight-result.ts';

type Format = 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan';

/** Gives a text a colour, or leaves it as it is. */
type Paint = (format: Format | Format[], text: string) => string;

export interface TerminalLook {
  /** Width of the terminal. */
  columns: number;
  color: boolean;
}

export const paintFor =
  ({ color }: TerminalLook): Paint =>
  (format, text) =>
    color ? styleText(format, text, { validateStream: false }) : text;

/** How a status shows itself. */
export const marks: Readonly<Record<CheckStatus, { mark: string; format: Format }>> = {
  pass: { mark: '✓', format: 'green' },
  warning: { mark: '!', format: 'yellow' },
  fail: { mark: '✗', format: 'red' },
  manual: { mark: '?', format: 'cyan' },
};
