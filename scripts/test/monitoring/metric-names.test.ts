import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allMetrics, measureProcess, registry } from '@printpartner/metrics';
import { inProject } from '../../project-root.ts';
import { dashboardExpressions, rulesFile, ruleTexts, seriesIn } from './expressions.ts';

/** Labels that Prometheus adds to all series. */
const addedLabels = ['service', 'instance', 'job'];

interface Declared {
  name: string;
  type: string;
  labels: readonly string[];
}

const ours = Object.values(allMetrics).flat();
const declared = declaredSeries();

function unknownIn(expressions: readonly string[]): string[] {
  return expressions.flatMap(seriesIn).flatMap(({ name, labels }) => {
    const known = declared.get(name);
    if (!known) return [name];
    return labels.filter((label) => !known.includes(label)).map((label) => `${name}{${label}}`);
  });
}

describe('metric names', () => {
  it('K8 every metric and label of the alert rules is served by a process', () => {
    expect(ruleTexts().flatMap(seriesIn).length).toBeGreaterThan(20);
    expect(unknownIn(ruleTexts())).toEqual([]);
  });

  it('K8 every metric and label of the dashboard is served by a process', () => {
    expect(dashboardExpressions().length).toBeGreaterThan(30);
    expect(unknownIn(dashboardExpressions())).toEqual([]);
  });

  it('K8 a misspelled metric or label would be found', () => {
    expect(unknownIn(['rate(printpartner_http_request_total[5m])'])).toEqual([
      'printpartner_http_request_total',
    ]);
    expect(unknownIn(['printpartner_queue_jobs{name="x"}'])).toEqual(['printpartner_queue_jobs{name}']);
  });

  it('K8 the dashboard shows every metric of ours', () => {
    const shown = new Set(
      dashboardExpressions()
        .flatMap(seriesIn)
        .map(({ name }) => name),
    );
    const series = ({ name, type }: (typeof ours)[number]) =>
      type === 'histogram' ? `${name}_bucket` : name;
    expect(ours.map(series).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('K8 docs/metrics.md lists every metric of ours as it is declared', () => {
    const rows = readFileSync(inProject('docs', 'metrics.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    const expected = ours.map(({ name, type, labels, help }) => [
      `\`${name}\``,
      type,
      labels.join(', '),
      help,
    ]);
    expect(rows).toEqual(expected);
  });

  it('K8 docs/operate.md says what to do for every critical alert', () => {
    const guide = readFileSync(inProject('docs', 'operate.md'), 'utf8');
    const described = [...guide.matchAll(/^\| `([A-Z][a-z]+[A-Z]\w+)` /gm)].map(([, name]) => name);
    const critical = readFileSync(rulesFile, 'utf8')
      .split('- alert: ')
      .filter((rule) => rule.includes('severity: critical'))
      .map((rule) => /^\w+/.exec(rule)?.[0]);
    expect(critical.length).toBeGreaterThan(5);
    expect(new Set(described)).toEqual(new Set(critical));
  });

  it('K8 names end in their unit, and counters in _total', () => {
    for (const { name, type } of ours) {
      expect(name).toMatch(/^printpartner_[a-z_]+$/);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
      expect(name).not.toMatch(/_(ms|milliseconds|mb|kb|minutes)\b/);
    }
  });
});

/** Series of every metric that a process may serve, with their labels. Prometheus itself adds `up`. */
function declaredSeries(): ReadonlyMap<string, readonly string[]> {
  measureProcess();
  const ofProcess = registry.getMetricsAsArray().map((metric): Declared => ({
    name: metric.name,
    // prom-client declares an enum of numbers but gives the names.
    type: String(metric.type),
    labels: labelNamesOf(metric),
  }));
  const series = [
    ...ours.map(({ name, type, labels }): Declared => ({ name, type, labels })),
    ...ofProcess,
  ].flatMap(({ name, type, labels }): [string, string[]][] => {
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

function labelNamesOf(metric: object): string[] {
  return 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
}
