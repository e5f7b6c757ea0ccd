import { test } from '@playwright/test';
import {
  type ErrorCode,
  errorCodes,
  type PolicyName,
  policyOf,
  type RouteContract,
  routes,
} from '@printpartner/contracts';
import { type CallerName, callerNames, gatherCallers, openMails } from './callers.ts';
import { expect, type Person } from './people.ts';
import { routeCalls, type RouteName, sendCall, type Subjects } from './route-calls.ts';

type Refusals = Partial<Record<CallerName, ErrorCode | 422>>;

const refusing = (refusal: ErrorCode | 422, ...callers: CallerName[]): Refusals =>
  Object.fromEntries(callers.map((caller) => [caller, refusal]));
const VISITORS = ['nobody', 'link', 'closed link', 'other link'] as const;
const WITHOUT_SESSION = refusing('auth.no_session', ...VISITORS, 'admin');

/** Whom each policy refuses, and how. Another user has a session, too, but gets a 404 for what is the owner's. */
const refusals: Record<PolicyName, Refusals> = {
  public: {},
  anyone: {},
  user: WITHOUT_SESSION,
  owner: WITHOUT_SESSION,
  'confirmed owner': { ...WITHOUT_SESSION, owner: 'auth.confirmation_required' },
  'mailbox holder': refusing(422, ...VISITORS, 'admin', 'other user'),
  uploader: refusing('preflight.not_found', ...VISITORS, 'admin', 'other user'),
  'link holder': {
    ...refusing('quotes.link_not_found', 'nobody', 'admin', 'other user', 'owner'),
    'closed link': 'quotes.link_closed',
  },
  'mail recipient': refusing('quotes.link_not_found', ...VISITORS, 'admin', 'other user', 'owner'),
  admin: refusing('admin.wrong_password', ...VISITORS, 'other user', 'owner'),
};

/** Who may do it to what is the owner's, if not the owner. */
const holders: Partial<Record<PolicyName, CallerName>> = {
  'link holder': 'link',
  'mail recipient': 'nobody',
  admin: 'admin',
};
const holderFor = (policy: PolicyName): CallerName => holders[policy] ?? 'owner';
const mayHave = (caller: CallerName, policy: PolicyName): boolean =>
  caller === holderFor(policy) && refusals[policy][caller] === undefined;

/** Answers to calls about what is the owner's that don't follow from the policy. They say and change nothing either. */
const otherAnswers: Partial<Record<RouteName, number>> = {
  // The id is taken.
  analyzePdf: 409,
  saveProject: 422,
  // Unknown ids are passed over.
  forgetPreflight: 204,
  cancelUpload: 204,
  listKeptResults: 200,
  markQuotesSeen: 200,
  // Every user may create one, but not with what is somebody else's.
  createSpecSheet: 404,
  createVendor: 404,
};

const names = Object.keys(routeCalls) as RouteName[];
const routeOf = (name: RouteName): RouteContract => routes[name];
const policyFor = (name: RouteName): PolicyName => policyOf[routeOf(name).access];

/** Whether a call of the route names something that somebody has. */
function namesSomething(name: RouteName, owned: Subjects): boolean {
  const others = Object.entries(owned).map(([key, value]) => [
    key,
    typeof value === 'function' ? value : key,
  ]);
  const call = routeCalls[name];
  return JSON.stringify(call(owned)) !== JSON.stringify(call(Object.fromEntries(others)));
}

/** The answer to a caller who may not have what is the owner's. */
function expectedAnswer(name: RouteName, caller: CallerName, owned: Subjects): Record<string, unknown> {
  const policy = policyFor(name);
  const refusal = refusals[policy][caller];
  const lacksProof = refusal === 'auth.no_session' || refusal === 'admin.wrong_password';
  const isAboutOwner = !lacksProof && namesSomething(name, owned);
  if (isAboutOwner && otherAnswers[name]) return { status: otherAnswers[name] };
  if (refusal === 422) return { status: refusal };
  if (refusal) return { status: errorCodes[refusal].status, code: refusal };
  const isHidden = isAboutOwner && (policy === 'owner' || policy === 'confirmed owner');
  return { status: isHidden ? 404 : (routeOf(name).status ?? 200) };
}

/** All that the owner has. */
const possessionsOf = ({ api }: Person, { project, check, sheet, quote }: Subjects): Promise<string[]> =>
  Promise.all(
    [
      '/api/projects',
      '/api/projects/active',
      '/api/preferences',
      '/api/alerts/upcoming',
      '/api/alerts/unhandled',
      `/api/preflight/${check}`,
      `/api/preflight/kept?projectId=${project}`,
      `/api/files?projectId=${project}`,
      '/api/specs/booklet-specs-current',
      `/api/spec-sheets/${sheet}`,
      `/api/spec-sheets/${sheet}/quotes`,
      `/api/quotes/${quote}/file`,
      '/api/vendors',
      '/api/auth/sessions',
    ].map(async (path) => `${path}: ${await (await api.get(path)).text()}`),
  );

test('K3 P6 D2 every route serves whom its policy names, and neither shows nor changes what is the owner’s for anybody else', async () => {
  const { owner, callers, owned } = await gatherCallers();
  const before = await possessionsOf(owner, owned);

  await test.step('everybody else', async () => {
    for (const name of names) {
      const others = callerNames.filter((caller) => !mayHave(caller, policyFor(name)));
      const attempts = others.map(async (caller) => {
        const { headers, linkToken } = callers[caller];
        const call = routeCalls[name]({ ...owned, linkToken });
        const { status, text } = await sendCall(routeOf(name), call, headers);
        const { code } = text.startsWith('{') ? JSON.parse(text) : {};
        const about = `${name} by ${caller}`;
        expect.soft({ status, code }, about).toMatchObject(expectedAnswer(name, caller, owned));
        expect.soft(text.toLowerCase(), about).not.toContain('secret');
      });
      await Promise.all(attempts);
    }
  });
  expect(await possessionsOf(owner, owned)).toEqual(before);

  await test.step('whom the policy names', async () => {
    const held = await openMails(owner, owned);
    for (const name of names) {
      const { headers, linkToken } = callers[holderFor(policyFor(name))];
      const call = routeCalls[name]({ ...held, linkToken });
      const { status, text } = await sendCall(routeOf(name), call, headers);
      expect.soft(status, `${name}: ${text.slice(0, 300)}`).toBe(routeOf(name).status ?? 200);
    }
  });
});
