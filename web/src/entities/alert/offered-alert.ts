import type { Alert } from '@printpartner/contracts/types';
import { pendingRequest } from '../../platform/pending-request.ts';

/** Asks the reminders to show an alert that was shown before, now or as soon as they have loaded. */
export const { request: offerAlert, useRequests: useOfferedAlerts } = pendingRequest<Alert>('offered alert');
