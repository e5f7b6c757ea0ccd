import { gaugeOf, histogramOf } from '../definition.ts';

const LIMITS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

export const alertMetrics = {
  lateness: histogramOf(
    'printpartner_alert_lateness_seconds',
    'Time from when an alert was due to when it was sent to the gateways.',
    LIMITS,
  ),
  overdue: gaugeOf('printpartner_alerts_overdue', 'Alerts that are due and not sent yet.'),
  oldestOverdue: gaugeOf(
    'printpartner_alerts_oldest_overdue_seconds',
    'How long the first of them has been due; 0 if there is none.',
  ),
};
