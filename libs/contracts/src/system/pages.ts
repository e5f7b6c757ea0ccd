/** Paths of the home screen, which a visitor without a session leaves for the login screen. */
export const homePaths = ['/', '/app', '/account', '/desktop'] as const;

export const loginPaths = ['/login', '/create-account-2024'] as const;

/** Paths of the web app's pages. */
export const pagePaths = [
  ...homePaths,
  ...loginPaths,
  '/privacy',
  '/terms',
  '/support',
  '/search-help',
  '/print-partner',
  '/find-us',
  '/confirm-email',
  // Named like a file, so that offline workers of the releases before, which don't know the page, leave it to the server.
  '/reset-password.html',
  '/admin-dashboard-2024',
] as const;

export type PagePath = (typeof pagePaths)[number];

const HEX_PATH = /^\/[0-9a-f]{8,64}\/?$/i;

/** Paths of 8 to 64 hex digits are old links to the login screen. */
export const isOldLink = (path: string): boolean => HEX_PATH.test(path);

const VENDOR_PATH = /^\/v\/[\w-]{43}\/?$/;
/** The page of a vendor link, without its token. */
export const VENDOR_PAGE = '/v/:token';

/** Paths of vendor links. Their token must not be logged or reported. */
export const isVendorPage = (path: string): boolean => VENDOR_PATH.test(path);

/** False for a path that shows the page "404 Page Not Found". A slash at the end doesn't matter. */
export function isPage(path: string): boolean {
  const plain = path.replace(/(?<=.)\/$/, '');
  return isOldLink(path) || isVendorPage(path) || pagePaths.some((known) => known === plain);
}
