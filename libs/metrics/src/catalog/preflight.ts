import { counterOf, histogramOf } from '../definition.ts';

const LIMITS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export const preflightMetrics = {
  checks: counterOf(
    'printpartner_preflight_checks_total',
    'Checked files. `verdict` is pass, warning, manual (to check by eye), fail or unfinished (the check itself did not end).',
    ['mode', 'verdict'],
  ),
  duration: histogramOf(
    'printpartner_preflight_check_duration_seconds',
    'Time of a finished check in its child process.',
    LIMITS,
    ['mode'],
  ),
};
