import type { Project } from '@printpartner/contracts/types';
import { pendingRequest } from '../../platform/pending-request.ts';

/** Asks Project Tracking to open a project, now or as soon as it has loaded. */
export const { request: requestOpenProject, useRequests: useOpenRequests } =
  pendingRequest<Project>('open project');
