import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CounterDefinition, GaugeDefinition, HistogramDefinition } from './definition.ts';

/** The process's metrics. */
export const registry = new Registry();

/** The process's counter of this definition, created at the first call. */
export function counter<Label extends string>({
  name,
  help,
  labels,
}: CounterDefinition<Label>): Counter<Label> {
  const known = registry.getSingleMetric(name) as Counter<Label> | undefined;
  return known ?? new Counter({ name, help, labelNames: labels, registers: [registry] });
}

/** The process's gauge of this definition, created at the first call. */
export function gauge<Label extends string>({ name, help, labels }: GaugeDefinition<Label>): Gauge<Label> {
  const known = registry.getSingleMetric(name) as Gauge<Label> | undefined;
  return known ?? new Gauge({ name, help, labelNames: labels, registers: [registry] });
}

/** The process's histogram of this definition, created at the first call. */
export function histogram<Label extends string>(definition: HistogramDefinition<Label>): Histogram<Label> {
  const { name, help, labels, buckets } = definition;
  const known = registry.getSingleMetric(name) as Histogram<Label> | undefined;
  return (
    known ?? new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] })
  );
}

let isProcessMeasured = false;

/** Also measures the process: CPU, memory, event loop, garbage collection. */
export function measureProcess(): void {
  if (!isProcessMeasured) collectDefaultMetrics({ register: registry });
  isProcessMeasured = true;
}
