import { counterOf, gaugeOf } from '../definition.ts';

export const mailMetrics = {
  tries: counterOf(
    'printpartner_mails_total',
    'Tries to send a mail. `outcome` is sent, dropped (no longer needed), retried or failed (given up).',
    ['kind', 'outcome'],
  ),
  waiting: gaugeOf('printpartner_mails_waiting', 'Mails that are neither sent nor given up.'),
  oldestWait: gaugeOf(
    'printpartner_mails_oldest_wait_seconds',
    'Age of the oldest mail that waits; 0 if none does.',
  ),
  failed: gaugeOf('printpartner_mails_failed', 'Mails given up in the last seven days.'),
};
