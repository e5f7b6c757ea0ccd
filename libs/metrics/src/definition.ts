/** What a metric counts or measures, before a process registers it. */
export interface MetricDefinition<Label extends string = string> {
  /** The name follows Prometheus's conventions: `printpartner_`, base units, `_total` for counters. */
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** Each has few values: a route's template, a contract, a queue; never an id, a path or a user. */
  readonly labels: readonly Label[];
  /** Upper limits of a histogram's buckets, seconds. */
  readonly buckets?: readonly number[];
}

export type CounterDefinition<Label extends string = string> = MetricDefinition<Label> & { type: 'counter' };
export type GaugeDefinition<Label extends string = string> = MetricDefinition<Label> & { type: 'gauge' };
export type HistogramDefinition<Label extends string = string> = MetricDefinition<Label> & {
  type: 'histogram';
  buckets: readonly number[];
};

export const counterOf = <const Label extends string = never>(
  name: string,
  help: string,
  labels: readonly Label[] = [],
): CounterDefinition<Label> => ({ type: 'counter', name, help, labels });

export const gaugeOf = <const Label extends string = never>(
  name: string,
  help: string,
  labels: readonly Label[] = [],
): GaugeDefinition<Label> => ({ type: 'gauge', name, help, labels });

export const histogramOf = <const Label extends string = never>(
  name: string,
  help: string,
  buckets: readonly number[],
  labels: readonly Label[] = [],
): HistogramDefinition<Label> => ({ type: 'histogram', name, help, labels, buckets });
