import { AppError } from '@printpartner/messaging';

/** A project that is put away rests with its alerts. */
export const projectArchived = () =>
  new AppError('alerts.invalid_project', {
    userMessage: 'This project is archived. Restore it to be reminded of it.',
  });
