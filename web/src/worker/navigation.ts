/** Not the app: the API, its documentation and the queue board, and vendor links, mistyped ones too. */
const SERVERS_OWN = /^\/(api|v)(\/|$)/i;
/** A file, such as `/robots.txt`. */
const FILE = /\.[^/]+$/;
/** Pages whose code is not kept on the device. From the server they come with the code of the same version. */
const ONLINE_PAGES = /^\/admin-dashboard-2024\/?$/;

/**
 * What answers the request for a page: the kept page of the app, the network alone, or the network and without one the
 * kept page. The app itself shows "404 Page Not Found" for an unknown path.
 */
export function answerOf(path: string): 'kept page' | 'network' | 'network first' {
  if (SERVERS_OWN.test(path) || FILE.test(path)) return 'network';
  return ONLINE_PAGES.test(path) ? 'network first' : 'kept page';
}
