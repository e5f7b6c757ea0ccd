/** Kinds of mail that this service sends, and whose id each refers to. */
export const mailKinds = {
  /** A request to reset a password. */
  resetCode: 'reset-code',
  /** An account. */
  confirmEmail: 'confirm-email',
  /** An account. */
  passwordChanged: 'password-changed',
} as const;
