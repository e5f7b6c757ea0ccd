import { AppError } from '@printpartner/messaging';

export const fileNotFound = () =>
  new AppError('files.not_found', { userMessage: 'This file no longer exists. It may have been removed.' });

export const versionNotFound = () =>
  new AppError('files.not_found', {
    userMessage: 'This version of the file no longer exists. It may have been removed.',
  });

export const uploadNotFound = () =>
  new AppError('files.upload_not_found', {
    userMessage: 'This upload no longer exists. Upload the file again.',
  });

export const limitReached = (userMessage: string) => new AppError('files.limit_reached', { userMessage });
