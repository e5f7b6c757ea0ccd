/** Limits and timings of the product that more than one side needs. No zod here: the web's first load reads this file. */
export const limits = {
  /** Active projects a user. */
  activeProjects: 20,
  passwordMin: 6,
  passwordMax: 200,
  resetCodeLength: 6,
  /** A reset code is good for this long, minutes. */
  resetCodeMinutes: 15,
  emailMax: 254,
  personNameMax: 100,
  projectNameMax: 200,
  projectLineMax: 200,
  projectStatusMax: 2_000,
  projectNotesMax: 20_000,
  reminderMessageMax: 1_000,
  /** Largest JSON body, bytes. */
  jsonBodyMax: 262_144,
  /** Most sign-up attempts in one answer. */
  signUpAttemptsMax: 1_000,
  /** Most alerts in one answer of what is due. */
  dueAlertsMax: 50,
  /** Password of a PDF. */
  pdfPasswordMax: 200,
  filenameMax: 255,
  /** Checks of one owner that may be under way, and finished ones whose inks are held. */
  openChecks: 20,
  /** Preflight results kept with one project. */
  keptResults: 20,
  /** Preflight results kept by one user, over all projects. */
  keptResultsOfUser: 200,
  /** Largest kept result, bytes as JSON. */
  keptResultBytes: 524_288,
} as const;

/** Wall time of the alert on a project's due date. */
export const dueAlertTime = '09:00';
/** Default wall time of a snooze and of a reminder without a time. */
export const defaultReminderTime = '09:00';
/** Interval of `ping` on an event stream, ms; below nginx' 60 s read timeout. */
export const streamPingMs = 25_000;
