import { apiQuery } from '../../../api/api-query.ts';

/** All projects of the user. */
export const projectsQuery = apiQuery('GET /api/projects');
