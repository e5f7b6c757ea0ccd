/** Limits and timings shared by services, gateway and web. No zod here: the web's first load includes this file. */
export const limits = {
  /** Active projects per user. */
  activeProjects: 20,
  /** Projects per user, including archived ones. */
  projectsOfUser: 2_000,
  /** Archived projects in one response. */
  archivedPageMax: 50,
  /** Text of the archived projects in one response, bytes. JSON at most doubles it, so the page stays below 1 MB. */
  archivedPageBytes: 500_000,
  passwordMin: 6,
  passwordMax: 200,
  resetCodeLength: 6,
  /** New passwords may not be one of this many most common ones. */
  commonPasswords: 10_000,
  /** Nor one that takes fewer tries: their list leaves out repetitions, sequences and words with a digit, which are as common. */
  passwordTries: 20_000,
  /** Validity of a reset code and of the link beside it, minutes. */
  resetCodeMinutes: 10,
  /** Validity of a confirmation link, days. */
  confirmationLinkDays: 7,
  /** A device is known for this long after its last sign-in, days. */
  knownDeviceDays: 180,
  /** Security events of an account are kept for this long, days. */
  securityEventDays: 90,
  emailMax: 254,
  personNameMax: 100,
  projectNameMax: 200,
  projectLineMax: 200,
  projectStatusMax: 2_000,
  projectNotesMax: 20_000,
  reminderMessageMax: 1_000,
  /** Largest JSON body, bytes. */
  jsonBodyMax: 262_144,
  /** Findings of each check that a preflight report lists; the rest are counted. */
  reportFindings: 20,
  /** Pictures of pages in a preflight report. */
  reportPictures: 8,
  /** Largest of them, characters of base64. */
  reportPictureMax: 524_288,
  /** Sign-up attempts in one response. */
  signUpAttemptsMax: 1_000,
  /** Up to here, filtered sign-up attempts are counted. */
  signUpCountMax: 10_000,
  /** Due alerts in one response. */
  dueAlertsMax: 50,
  /** Length of a PDF's password. */
  pdfPasswordMax: 200,
  filenameMax: 255,
  /** Characters of a spec sheet as JSON. */
  preflightJobMax: 6_000,
  /** Unfinished checks per account. Also uploads in flight, and finished checks whose ink data is stored. */
  openChecks: 20,
  /** Unfinished checks of all visitors of a network, and uploads in flight. */
  openVisitorChecks: 5,
  /** Kept preflight results per project. */
  keptResults: 20,
  /** Kept preflight results per user, over all projects. */
  keptResultsOfUser: 200,
  /** Largest kept result, bytes as JSON. */
  keptResultBytes: 524_288,
  /** Pictures of the pages of a kept result together, bytes. */
  keptPicturesBytes: 600_000,
  /** Largest version of a job's file, bytes. */
  jobFileBytes: 524_288_000,
  /** Files per project. */
  jobFiles: 50,
  /** Versions per file. */
  fileVersions: 50,
  /** Uploads of a user that aren't complete. */
  openUploads: 20,
  /** An upload that isn't complete is removed after this many days. */
  uploadDays: 2,
  /** A part of an upload, bytes: what a dropped connection loses at most. */
  uploadPartBytes: 8_388_608,
  /** Picture of a version's first page, characters of base64. */
  pagePictureMax: 131_072,
  specSheetNameMax: 200,
  /** Named spec sheets per user. */
  specSheets: 200,
  /** Remembered vendors per user. */
  vendors: 200,
  vendorNameMax: 120,
  /** Vendor links per spec sheet that aren't revoked. */
  linksOfSheet: 20,
  /** Vendor links per user that aren't revoked or expired, closed ones included, over all sheets that aren't deleted. */
  linksOfUser: 400,
  /** Versions of a sheet that a link offers one after another. */
  linkVersions: 20,
  /** Validity of a vendor link, days. */
  linkDays: 30,
  linkDaysMax: 180,
  /** Mails to vendors in a day: of a user, of a user to one address, and of all users to one address. */
  vendorMailsOfUser: 60,
  vendorMailsOfPair: 4,
  vendorMailsOfRecipient: 40,
  /** Quotes per spec sheet, answered or typed in. */
  quotesOfSheet: 40,
  /** Quantities that a quote prices. */
  quoteLines: 10,
  quoteQuantityMax: 1_000_000_000,
  /** $100,000,000. */
  quoteCentsMax: 10_000_000_000,
  /** Characters of notes, exceptions and messages. */
  quoteTextMax: 2_000,
  /** Names in the list of what a quote includes, and characters of each. */
  quoteIncluded: 30,
  quoteIncludedMax: 100,
  estimateNumberMax: 80,
  turnaroundDaysMax: 365,
  /** Largest PDF of a quote, bytes. */
  quoteFileBytes: 20_971_520,
  /** PDFs of all quotes of a user together, bytes. Those of a deleted sheet count until they are removed, a day later. */
  quoteFilesBytes: 1_073_741_824,
  /** Characters of a question to the assistant. */
  chatMessageMax: 4_000,
  /** Characters of a message of the conversation before it. */
  chatTurnMax: 8_000,
  /** Messages of the conversation that are sent with a question. */
  chatTurns: 30,
} as const;

/** Range of calendar dates, YYYY-MM-DD. Outside it, databases and time zone data disagree. */
export const FIRST_DATE = '1970-01-01';
export const LAST_DATE = '2199-12-31';
/** Wall time of the alert on a project's due date. */
export const DUE_ALERT_TIME = '09:00';
/** Default wall time of a snooze and of a reminder without a time. */
export const DEFAULT_REMINDER_TIME = '09:00';
/** Interval of `ping` on an event stream, ms; below nginx’s read timeout of 75 s. */
export const STREAM_PING_MS = 25_000;
