import type { Answerer } from '@printpartner/assistant/answerer';

/** Loads what answers from the guides and calculators in the browser, without a server. */
export type LoadAnswerer = () => Promise<Answerer>;
