import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Starter } from './running-system.ts';

interface TargetGroup {
  targets: string[];
  labels: { service: string };
}

/** One line of a scrape. */
interface Series {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** Reads a running process's metrics as Prometheus does, from the ports that `METRICS=true` opens. */
export class Scraper {
  private readonly targets: ReadonlyMap<string, string>;

  constructor(system: Starter) {
    const groups: TargetGroup[] = JSON.parse(
      readFileSync(join(system.dataDir, 'metrics-targets.json'), 'utf8'),
    );
    this.targets = new Map(groups.map(({ targets: [target = ''], labels }) => [labels.service, target]));
  }

  get services(): string[] {
    return [...this.targets.keys()];
  }

  async text(service: string): Promise<string> {
    const answer = await fetch(`http://${this.targets.get(service)}/metrics`);
    if (!answer.ok) throw new Error(`${service}: ${answer.status}`);
    return answer.text();
  }

  async series(service: string): Promise<Series[]> {
    const lines = (await this.text(service)).split('\n').filter((line) => line && !line.startsWith('#'));
    return lines.map(parseSeries);
  }

  /** Sum of the series with these labels; 0 if there are none. */
  async value(service: string, name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
    const found = (await this.series(service)).filter(
      (series) =>
        series.name === name &&
        Object.entries(labels).every(([label, text]) => series.labels[label] === text),
    );
    return found.reduce((sum, { value }) => sum + value, 0);
  }
}

function parseSeries(line: string): Series {
  const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', text = '']) => [label, text]);
  return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
}
