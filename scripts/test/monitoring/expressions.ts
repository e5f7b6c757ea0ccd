import { readFileSync } from 'node:fs';
import { inProject } from '../../project-root.ts';

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

export const rulesFile = inProject('infra', 'prometheus', 'alerts.yml');
export const dashboardFile = inProject('infra', 'grafana', 'dashboards', 'print-partner.json');

/** The expressions of all rules, and everything else in their file that looks like a metric. */
export const ruleTexts = (): string[] =>
  readFileSync(rulesFile, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(#|- alert|summary)/.test(line));

/** The expressions of the dashboard's panels. */
export function dashboardExpressions(): string[] {
  const { panels }: Dashboard = JSON.parse(readFileSync(dashboardFile, 'utf8'));
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

const METRIC = /\b((?:printpartner|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g;

/** The series that a PromQL expression names, with the labels of their selectors. */
export function seriesIn(expression: string): { name: string; labels: string[] }[] {
  return [...expression.matchAll(METRIC)].map(([, name = '', selector = '']) => ({
    name,
    labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label),
  }));
}
