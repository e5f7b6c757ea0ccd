export { printedCodePoints } from './printed-code-points.ts';
export { printedParts, type PrintedPart } from './printed-parts.ts';
export { unprintedIn } from './unprinted.ts';
