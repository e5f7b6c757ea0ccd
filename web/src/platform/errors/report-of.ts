import { knownMessages, type ClientErrorReport } from '@printpartner/contracts/types';

const CLASS_NAME = /^[A-Z][A-Za-z]{0,39}$/;
const REACT_ERROR = /^Minified React error #(\d{1,4})\b/;
/** A frame in a file of the build, as each engine writes it: `(https://host/assets/a.js:1:2)` or `@https://…`. */
const FRAME = /(?:\s|\(|@)https?:\/\/[^\s()]+\/assets\/([\w.-]{1,80}\.m?js:\d{1,7}:\d{1,7})\)?$/;
const FILE = /\/assets\/([\w.-]{1,80}\.(?:m?js|css))$/;
const MAX_FRAMES = 10;

/** The part of a report that the error itself gives. Its message is left out unless it is the same for every user. */
export function reportOf(
  error: unknown,
): Pick<ClientErrorReport, 'name' | 'message' | 'reactError' | 'frames' | 'file'> {
  if (!(error instanceof Error)) return { name: 'NoError', frames: [] };
  const { name, message, stack = '', cause } = error;
  // A screen that did not load says why in its cause.
  const told = cause instanceof Error ? cause.message : message;
  const react = REACT_ERROR.exec(told)?.[1];
  return {
    name: CLASS_NAME.test(name) ? name : 'Error',
    message: knownMessages.find((known) => told.includes(known)),
    reactError: react === undefined ? undefined : Number(react),
    frames: framesIn(
      stack.startsWith(`${name}: ${message}`) ? stack.slice(name.length + message.length + 2) : stack,
    ),
    file: fileIn(told),
  };
}

/** The file of the build at the end of a text. */
export const fileIn = (text: string): string | undefined => FILE.exec(text)?.[1];

const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => FRAME.exec(line)?.[1] ?? [])
    .slice(0, MAX_FRAMES);
