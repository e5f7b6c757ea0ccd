/** Invalid arguments. The message is shown to the user. */
export class UsageError extends Error {}
