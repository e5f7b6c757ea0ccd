import { apiQuery } from '../../../platform/api/api-query.ts';
import { longestCallMs } from './longest-call.ts';

export function projectQuery(id: number) {
  return apiQuery('GET /api/projects/:id', { id }, longestCallMs);
}
