/** What the app tells `report-errors.ts`, which is a script of its own and shares no code with the app. */
export interface Announcements {
  /** An error that an error boundary caught. */
  'pp:caught-error': unknown;
  /** The request id of a call that failed. */
  'pp:failed-call': string;
}

export function announce<Name extends keyof Announcements>(name: Name, detail: Announcements[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
