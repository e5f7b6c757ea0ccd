import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allMetrics } from '@printpartner/metrics';
import { inProject } from '../../project-root.ts';
import { declaredSeries } from './declared-metrics.ts';
import { dashboardExpressions, ruleTexts, seriesIn } from './expressions.ts';

const declared = declaredSeries();
const ours = Object.values(allMetrics).flat();

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

  it('K8 names end in their unit, and counters in _total', () => {
    for (const { name, type } of ours) {
      expect(name).toMatch(/^printpartner_[a-z_]+$/);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      if (type === 'histogram') expect(name).toMatch(/_seconds$/);
      expect(name).not.toMatch(/_(ms|milliseconds|mb|kb|minutes)\b/);
    }
  });
});
