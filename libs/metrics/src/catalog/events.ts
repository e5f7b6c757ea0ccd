import { gaugeOf } from '../definition.ts';

export const eventMetrics = {
  unacknowledged: gaugeOf(
    'printpartner_outbox_unacknowledged_events',
    'Events in the outbox that a subscriber has not acknowledged yet.',
  ),
  oldestAge: gaugeOf(
    'printpartner_outbox_oldest_age_seconds',
    'Age of the oldest unacknowledged event; 0 if there is none.',
  ),
};
