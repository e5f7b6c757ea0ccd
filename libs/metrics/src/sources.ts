import { setTimeout as delay } from 'node:timers/promises';
import { collectionMetrics } from './catalog/collection.ts';
import type { GaugeDefinition } from './definition.ts';
import { gauge, registry } from './registry.ts';

/** One value of a gauge, read at the time of a scrape. */
export interface Sample {
  readonly gauge: GaugeDefinition;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface GaugeSource {
  /** Value of the label `source` of `printpartner_collection_up`. */
  readonly name: string;
  /** All gauges that it may set; they are missing when it fails or is late. */
  readonly gauges: readonly GaugeDefinition[];
  /** Reads only the process's own state. It comes first, before the queries of the others change it. */
  readonly isLocal?: boolean;
  readonly read: () => Promise<readonly Sample[]> | readonly Sample[];
}

/** Prometheus waits ten seconds by default; one slow store must not cost all other metrics. */
const DEADLINE_MS = 1_000;

const sources = new Set<GaugeSource>();
const reading = new Map<GaugeSource, Promise<readonly Sample[] | null>>();

/** Reads gauges at every scrape from now on. @returns ends that */
export function addGaugeSource(source: GaugeSource): () => void {
  sources.add(source);
  source.gauges.forEach(clear);
  return () => {
    sources.delete(source);
    source.gauges.forEach(clear);
    gauge(collectionMetrics.up).remove({ source: source.name });
  };
}

/** All metrics of the process in Prometheus's text format. */
export async function renderMetrics(): Promise<string> {
  const { local = [], distant = [] } = Object.groupBy(sources, ({ isLocal }) =>
    isLocal ? 'local' : 'distant',
  );
  await Promise.all(local.map(readSource));
  await Promise.all(distant.map(readSource));
  return registry.metrics();
}

async function readSource(source: GaugeSource): Promise<void> {
  const samples = await readInTime(source);
  source.gauges.forEach(clear);
  for (const { gauge: definition, labels = {}, value } of samples ?? []) gauge(definition).set(labels, value);
  gauge(collectionMetrics.up).set({ source: source.name }, samples ? 1 : 0);
}

/** Null if it fails or is late. Scrapes at the same time share one reading, so a slow store gets no pile of queries. */
async function readInTime(source: GaugeSource): Promise<readonly Sample[] | null> {
  const timeUp = new AbortController();
  const late = delay(DEADLINE_MS, null, { signal: timeUp.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([readOnce(source), late]);
  } finally {
    timeUp.abort();
  }
}

/** The reading that is under way, or a new one. Null if it fails. */
function readOnce(source: GaugeSource): Promise<readonly Sample[] | null> {
  const running = reading.get(source);
  if (running) return running;
  const read = Promise.resolve()
    .then(() => source.read())
    .catch(() => null)
    .finally(() => reading.delete(source));
  reading.set(source, read);
  return read;
}

/** Without its values, a gauge is missing from the answer. `reset` would set one without labels to 0. */
function clear(definition: GaugeDefinition): void {
  if (definition.labels.length > 0) gauge(definition).reset();
  else gauge(definition).remove();
}
