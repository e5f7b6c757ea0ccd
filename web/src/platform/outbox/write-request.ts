import type { ApiOptions, ApiRoute } from '../api/client.ts';

/** A write that may wait on this device. */
export interface Write<Route extends ApiRoute> extends Pick<ApiOptions<Route>, 'params' | 'body'> {
  route: Route;
  /** Title shown to the user in a list of what is not saved: 'archiving “Harbor”'. Empty for what the user needn't know of. */
  title: string;
  /** What it changes: writes with a common subject are sent in order. */
  subjects: readonly string[];
  /**
   * Names the revision that the write started from. Left out behind earlier writes of the first subject, which make newer
   * revisions.
   */
  base?: ApiOptions<Route>['query'];
  /** Whether the subject first exists with it. */
  isCreation?: boolean;
}
