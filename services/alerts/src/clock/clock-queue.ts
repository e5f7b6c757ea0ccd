/** Data of the delayed job that fires an alert. */
export interface FireAlertJob {
  alertId: string;
}

export const clockQueueName = 'alerts.clock';
export const CLOCK_QUEUE = Symbol(clockQueueName);
export const CLOCK_REDIS_URL = Symbol('clock redis url');
