import { setTimeout as delay } from 'node:timers/promises';
import type { RouteContract, routes } from '@printpartner/contracts';
import { plainPdf, randomIp, uniqueEmail } from '@printpartner/testing/e2e';
import { baseURL, PASSWORD } from './people.ts';
import type { Possessions } from './possessions.ts';

export type RouteName = keyof typeof routes;

/** What calls are about, and the tokens and codes that their caller has. */
export interface Subjects extends Possessions {
  /** The id of what a call creates, where the owner has this one. */
  idLike: (existing: string) => string;
  session: string;
  check: string;
  linkToken: string;
  stopToken: string;
  confirmationToken: string;
  resetByCode: { email: string; code: string };
  resetToken: string;
}

interface RouteCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** Fields of a form beside its file. */
  form?: Record<string, string>;
  /** Bytes that the route reads as a stream. */
  stream?: string;
}

const NEW_PASSWORD = 'uncoated 80 lb';
const QUOTE = { lines: [{ quantity: 1, price_cents: 1 }] };

const none = () => ({});
const project = ({ project: id }: Subjects) => ({ params: { id } });
const dueAlert = ({ alert: id }: Subjects) => ({ params: { id }, body: {} });
const check = ({ check: sessionId }: Subjects) => ({ params: { sessionId } });
const kept = ({ kept: id }: Subjects) => ({ params: { id } });
const upload = ({ upload: id }: Subjects) => ({ params: { id } });
const file = ({ file: id }: Subjects) => ({ params: { id } });
const version = ({ version: id }: Subjects) => ({ params: { id } });
const draft = () => ({ params: { slot: 'booklet-specs-current' } });
const sheet = ({ sheet: id }: Subjects) => ({ params: { id } });
const vendor = ({ vendor: id }: Subjects) => ({ params: { id } });
const share = ({ link: id }: Subjects) => ({ params: { id } });
const link = ({ linkToken: token }: Subjects) => ({ params: { token } });
const stop = ({ stopToken: token }: Subjects) => ({ params: { token } });
const quote = ({ quote: id }: Subjects) => ({ params: { id } });
const question = () => ({ body: { message: 'What is bleed?' } });
const password = () => ({ body: { password: PASSWORD } });

/** A valid call of every route, in an order in which an owner can make all of them. */
export const routeCalls: Record<RouteName, (subjects: Subjects) => RouteCall> = {
  config: none,
  live: none,
  ready: none,
  reportClientError: () => ({ body: { kind: 'error', name: 'TypeError', frames: [], page: '/' } }),

  signUp: () => ({ body: { email: uniqueEmail(), password: PASSWORD } }),
  signIn: ({ resetByCode: { email } }) => ({ body: { email, password: PASSWORD } }),
  session: none,
  listSessions: none,
  securityEvents: none,
  forgotPassword: () => ({ body: { email: uniqueEmail() } }),
  requestConfirmation: () => ({ body: {} }),
  confirmEmail: ({ confirmationToken: token }) => ({ body: { token } }),
  getPreferences: none,
  putPreferences: () => ({ body: { tabOrder: ['coatings'] } }),

  listProjects: none,
  saveProject: ({ project: uuid }) => ({ body: { uuid, project_name: 'Mine' } }),
  getProject: ({ projectNumber }) => ({ params: { id: String(projectNumber) } }),
  patchProject: (of) => ({ ...project(of), body: { notes: 'Mine' } }),
  getActiveProject: none,
  setActiveProject: ({ projectNumber }) => ({ body: { last_project_id: projectNumber } }),
  clearActiveProject: none,

  createAlert: ({ alert: id, project: project_id }) => ({
    body: { id, project_id, fire_at_utc: '2020-01-01T00:00:00Z' },
  }),
  listDueAlerts: none,
  listUnhandledAlerts: none,
  listUpcomingAlerts: none,
  streamAlerts: none,
  acknowledgeAlert: dueAlert,
  closeAlert: dueAlert,
  markAlertDone: dueAlert,
  snoozeAlert: ({ alert: id }) => ({ params: { id }, body: { fire_at_utc: '2098-01-01T00:00:00Z' } }),
  createTestAlert: ({ project: project_id }) => ({ body: { project_id } }),

  analyzePdf: (of) => ({ form: { sessionId: of.idLike(of.check), mode: 'quick' } }),
  readPreflight: check,
  watchPreflight: check,
  readInkPage: ({ check: sessionId }) => ({ params: { sessionId, page: '1' } }),
  reportPdf: check,
  drawReportPdf: (of) => ({ ...check(of), body: { pictures: [] } }),
  reportJson: check,
  keepResult: ({ check: sessionId, project: projectId }) => ({ body: { sessionId, projectId } }),
  judgePreflight: (of) => ({ ...check(of), body: {} }),
  forgetPreflight: check,
  listKeptResults: ({ project: projectId }) => ({ query: { projectId } }),
  readKeptResult: kept,
  keepPictures: (of) => ({ ...kept(of), body: { pictures: [] } }),
  keptReportPdf: kept,

  listFiles: ({ project: projectId }) => ({ query: { projectId } }),
  startUpload: (of) => ({
    body: { id: of.idLike(of.upload), projectId: of.project, filename: 'Mine', size: 1 },
  }),
  readUpload: upload,
  uploadPart: ({ upload: id }) => ({ params: { id, part: '1' }, stream: 'Mine' }),
  completeUpload: (of) => ({ ...upload(of), body: { mode: 'quick' } }),
  cancelUpload: upload,
  renameFile: (of) => ({ ...file(of), body: { name: 'Mine' } }),
  restoreFile: file,
  downloadVersion: version,
  checkVersion: (of) => ({ ...version(of), body: { mode: 'quick' } }),
  restoreVersion: version,
  savePicture: (of) => ({ ...version(of), body: { jpeg: '/9j/' } }),
  readPicture: version,

  getSpecDraft: draft,
  saveSpecDraft: () => ({ ...draft(), body: { data: {} } }),
  printSpecDraft: draft,
  mailSpecDraft: draft,
  clearSpecDraft: draft,
  listSpecSheets: none,
  createSpecSheet: (of) => ({
    body: { id: of.idLike(of.sheet), kind: 'custom', name: 'Mine', data: {}, project_uuid: of.project },
  }),
  getSpecSheet: sheet,
  patchSpecSheet: (of) => ({ ...sheet(of), body: { name: 'Mine', data: {} } }),
  printSpecSheet: sheet,
  mailSpecSheet: sheet,

  listVendors: none,
  createVendor: (of) => ({ body: { id: of.idLike(of.vendor), name: 'Mine' } }),
  patchVendor: (of) => ({ ...vendor(of), body: { email: uniqueEmail('vendor') } }),
  shareSheet: (of) => ({
    body: { id: of.idLike(of.link), sheet_id: of.sheet, vendor: { id: of.vendor } },
  }),
  patchShare: (of) => ({ ...share(of), body: { expires_in_days: 5 } }),
  mailShare: share,
  openVendorLink: link,
  printVendorLink: link,
  answerVendorLink: (of) => ({ ...link(of), body: { version: 1, ...QUOTE } }),
  uploadQuoteFile: (of) => ({ ...link(of), form: {} }),
  removeQuoteFile: link,
  shareNewVersion: (of) => ({ ...share(of), body: {} }),
  askToStopMails: stop,
  stopMails: stop,
  resumeMails: stop,

  readSheetQuotes: sheet,
  downloadSheetQuotes: sheet,
  listNewQuotes: none,
  createQuote: (of) => ({
    body: { id: of.idLike(of.quote), sheet_id: of.sheet, vendor: { id: of.vendor }, ...QUOTE },
  }),
  markQuotesSeen: ({ quote: id }) => ({ body: { quotes: [{ id, revision: 1 }] } }),
  chooseQuote: (of) => ({ ...quote(of), body: { revision: 1, quantity: 5_000 } }),
  undoChoice: quote,
  patchQuote: (of) => ({ ...quote(of), body: QUOTE }),
  uploadTypedQuoteFile: (of) => ({ ...quote(of), form: {} }),
  downloadQuoteFile: quote,
  removeTypedQuoteFile: quote,

  askAssistant: question,
  streamAssistant: question,

  startAdminSession: none,
  endAdminSession: none,
  signUpStats: none,
  signUpAttempts: none,
  signUpCount: none,
  signUpTrends: none,
  signUpHints: none,
  signUpCsv: none,
  system: none,

  deleteQuote: quote,
  revokeShare: share,
  deleteVendor: vendor,
  deleteSpecSheet: sheet,
  removeKeptResult: kept,
  removeVersion: version,
  removeFile: file,
  deleteProject: project,
  resetPassword: ({ resetByCode }) => ({ body: { ...resetByCode, newPassword: NEW_PASSWORD } }),
  resetByLink: ({ resetToken: token }) => ({ body: { token, newPassword: NEW_PASSWORD } }),
  endSession: ({ session: id }) => ({ params: { id } }),
  endOtherSessions: none,
  changePassword: () => ({ body: { oldPassword: PASSWORD, newPassword: PASSWORD } }),
  confirm: password,
  checkPassword: password,
  exportData: none,
  deleteAccount: none,
  signOut: () => ({ body: {} }),
};

/** Longer than a stream takes to begin. */
const STREAM_WAIT_MS = 500;

/**
 * Sends a call without cookies, from a page of the app and from a network of its own. The text of a PDF is compressed, so
 * that only its status tells something.
 */
export async function sendCall(
  { method, path }: RouteContract,
  { params = {}, query, body, form, stream }: RouteCall,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  const url = new URL(
    path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    baseURL,
  );
  url.search = new URLSearchParams(query).toString();
  const sent = new Headers({ ...headers, origin: url.origin, 'x-forwarded-for': randomIp() });
  if (body) sent.set('content-type', 'application/json');
  if (stream) sent.set('content-type', 'application/octet-stream');
  const content = form ? formOf(form) : (stream ?? (body && JSON.stringify(body)));
  const answer = await fetch(url, { method, headers: sent, ...(content && { body: content }) });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return { status: answer.status, text: await answer.text() };
  return { status: answer.status, text: await beginningOf(answer) };
}

/** What a stream sends at once. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const first = await Promise.race([reader?.read(), delay(STREAM_WAIT_MS)]);
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('pdf', new File([Uint8Array.from(plainPdf())], 'flyer.pdf'));
  return form;
}
