import type { Alert } from '@printpartner/contracts/types';

/** An alert as the server sends it. */
export function buildAlert(overrides: Partial<Alert> = {}): Alert {
  const fireAt = overrides.fire_at_utc ?? '2026-11-21T17:30:00.000Z';
  const message = overrides.message ?? 'Approve hard proof with Dana before 2 PM';
  return {
    id: '3f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
    user_id: '7a0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
    project_id: '5b0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
    message,
    reminder_message: message,
    alert_type: 'reminder',
    fire_at_utc: fireAt,
    alert_at: fireAt,
    fired_at_utc: null,
    handled_at: null,
    created_at: '2026-11-20T09:00:00.000Z',
    project: {
      id: 7,
      uuid: '5b0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d',
      project_name: 'Harbor Season Program',
      client_name: 'Lakeview Arts',
      estimate_number: 'TW-20418',
      status: 'At the printer',
      due_date: '2026-11-24',
    },
    ...overrides,
  };
}
