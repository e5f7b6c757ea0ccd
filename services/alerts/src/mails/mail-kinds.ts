/** Kinds of mail that this service sends, and whose id each refers to. */
export const mailKinds = {
  /** An alert of the type 'due-date'. */
  dueDate: 'due-date',
} as const;
