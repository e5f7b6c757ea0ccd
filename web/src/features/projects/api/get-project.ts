import { apiQuery } from '../../../api/api-query.ts';

export function projectQuery(id: number) {
  return apiQuery('GET /api/projects/:id', { id });
}
