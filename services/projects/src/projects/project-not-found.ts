import { AppError } from '@printpartner/messaging';

/** The same answer for a project that is gone and for one that is somebody else's. */
export const projectNotFound = () =>
  new AppError('projects.not_found', { userMessage: 'There is no such project.' });
