/** A reason not to write or restore a backup. The message is for the operator. */
export class BackupError extends Error {}
