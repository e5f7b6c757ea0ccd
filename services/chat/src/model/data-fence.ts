import { randomBytes } from 'node:crypto';

/** Marks text as data for the model. Every answer has a fence of its own, which its data can't know. */
export interface DataFence {
  /** @param name what the data is, in our words: `guides` */
  enclose: (name: string, data: string) => string;
}

/** @param id for tests; random by default */
export function dataFence(id = randomBytes(6).toString('hex')): DataFence {
  return {
    enclose: (name, data) => `<data-${id} name="${name}">\n${withoutMarkers(data)}\n</data-${id}>`,
  };
}

/** Also markers that only look like ours, and those of chat templates. */
const MARKER = /<(?=\s*\/?\s*data\b)|<(?=\|)|\[(?=\/?INST\])/gi;

const withoutMarkers = (data: string): string => data.replace(MARKER, '(');
