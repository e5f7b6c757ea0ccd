import { allMetrics, measureProcess, registry } from '@printpartner/metrics';

/** Labels that Prometheus adds to all series. */
const addedLabels = ['service', 'instance', 'job'];

/** Series of every metric that a process may serve, with their labels. Prometheus itself adds `up`. */
export function declaredSeries(): ReadonlyMap<string, readonly string[]> {
  measureProcess();
  const ours = Object.values(allMetrics)
    .flat()
    .map(({ name, type, labels }) => ({ name, type: String(type), labels: [...labels] as string[] }));
  const ofProcess = registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    // prom-client declares an enum of numbers but gives the names.
    type: String(metric.type),
    labels: labelNamesOf(metric),
  }));
  const series = [...ours, ...ofProcess].flatMap(({ name, type, labels }): [string, string[]][] => {
    const all = [...labels, ...addedLabels];
    if (type !== 'histogram') return [[name, all]];
    return [
      [`${name}_bucket`, [...all, 'le']],
      [`${name}_sum`, all],
      [`${name}_count`, all],
    ];
  });
  return new Map([...series, ['up', addedLabels]]);
}

const labelNamesOf = (metric: object): string[] =>
  'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
