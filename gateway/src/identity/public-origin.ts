/** Origin of `PUBLIC_URL`; null where users ask for the gateway's own host. */
export const PUBLIC_ORIGIN = Symbol('public origin');
