/** Kinds of mail that this service sends; the comments say which id `ref` holds. */
export const mailKinds = {
  /** A reset request. */
  resetCode: 'reset-code',
  /** An account. */
  confirmEmail: 'confirm-email',
  /** An account. */
  passwordChanged: 'password-changed',
  /** A security event. */
  newDevice: 'new-device',
} as const;
