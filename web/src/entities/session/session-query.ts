import { apiQuery } from '../../platform/api/api-query.ts';

/** Who is signed in; kept in the query cache like every other answer. */
export const sessionQuery = apiQuery('GET /api/auth/session');
