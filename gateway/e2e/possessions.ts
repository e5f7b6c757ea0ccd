import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { plainPdf } from '@printpartner/testing/e2e';
import { uploadedFile } from './job-files.ts';
import { keptResult } from './kept-result.ts';

const inTenYears = new Date(Date.now() + 10 * 365 * 86_400_000).toISOString();

/** Ids of what a user has. */
export interface Possessions {
  project: string;
  projectNumber: number;
  alert: string;
  sheet: string;
  vendor: string;
  link: string;
  quote: string;
  kept: string;
  /** A complete upload, the file that it became, and the first of its two versions. */
  upload: string;
  file: string;
  version: string;
}

/** Creates a project with a reminder and an alert, a file with two versions, a kept preflight result with a picture, spec sheets, a vendor with a link and a quote, and preferences. */
export async function addPossessions(api: APIRequestContext, projectName: string): Promise<Possessions> {
  const saved = await api.post('/api/projects', {
    data: {
      project_name: projectName,
      notes: `Notes on ${projectName}`,
      reminder_date: '2099-01-01',
      reminder_time: '10:00',
      time_zone: 'UTC',
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { id, uuid } = await saved.json();
  const specs = { data: { name: projectName } };
  const sheet_id = randomUUID();
  const [alert, link, quote] = [randomUUID(), randomUUID(), randomUUID()];
  const answers = [
    await api.put('/api/projects/active', { data: { last_project_id: id } }),
    await api.put('/api/preferences', { data: { tabOrder: ['paper'] } }),
    await api.post('/api/alerts', {
      data: { id: alert, project_id: uuid, message: `Alert on ${projectName}`, fire_at_utc: inTenYears },
    }),
    await api.put('/api/specs/booklet-specs-current', { data: specs }),
    await api.post('/api/spec-sheets', {
      data: { id: sheet_id, kind: 'booklet', name: projectName, project_uuid: uuid, ...specs },
    }),
  ];
  const vendor = { id: randomUUID(), name: `Vendor of ${projectName}` };
  answers.push(
    await api.post('/api/shares', { data: { id: link, sheet_id, vendor } }),
    await api.post('/api/quotes', {
      data: {
        id: quote,
        sheet_id,
        vendor: { id: vendor.id },
        lines: [{ quantity: 5_000, price_cents: 185_000 }],
        notes: `Quote on ${projectName}`,
      },
    }),
  );
  for (const answer of answers) expect(answer.status(), await answer.text()).toBe(200);
  const kept = await keptResult(api, uuid, `${projectName}.pdf`);
  const pictures = [{ page: 1, shown: [0, 0, 612, 792], jpeg: `/9j/${btoa(projectName)}` }];
  const added = await api.put(`/api/preflight/kept/${kept}/pictures`, { data: { pictures } });
  expect(added.status(), await added.text()).toBe(204);
  const filename = `${projectName}.pdf`;
  const upload = randomUUID();
  const first = await uploadedFile(api, { id: upload, projectId: uuid, filename });
  const { id: file } = first.file;
  const contents = Buffer.concat([plainPdf(), Buffer.from(`% ${projectName}`)]);
  await uploadedFile(api, { projectId: uuid, fileId: file, filename }, contents);
  const files = { upload, file, version: first.versionId };
  return {
    ...files,
    project: uuid,
    projectNumber: id,
    alert,
    sheet: sheet_id,
    vendor: vendor.id,
    link,
    quote,
    kept,
  };
}
