import { test } from '@playwright/test';
import { expect, newPerson, otherDevice } from './people.ts';

const PATH = '/api/preferences';
const noPreferences = { tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'in' };

test('A9 the preferences are private and the same on all devices; each part is saved by itself, and unknown values are rejected', async () => {
  const [{ api, email }, other] = [await newPerson(), await newPerson('other')];

  await test.step('unknown tabs, colors and units are rejected', async () => {
    expect(await (await api.get(PATH)).json()).toEqual(noPreferences);
    const faults: [object, string][] = [
      [{ tabOrder: ['paper', 'kitchen'] }, 'Must be a tab'],
      [{ tabOrder: ['paper', 'paper'] }, 'Must name each tab once'],
      [{ customColors: { paper: '#FFFFFF' } }, 'Must be one of the 30 tab colors'],
      [{ lengthUnit: 'cm' }, 'Must be “in” or “mm”'],
    ];
    for (const [data, detail] of faults) {
      const answer = await api.put(PATH, { data });
      expect(answer.status(), detail).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid', detail });
    }
    expect((await api.put(PATH, { data: { customColors: { kitchen: '#1B70E2' } } })).status()).toBe(422);
    expect(await (await api.get(PATH)).json()).toEqual(noPreferences);
  });

  await test.step('they are the same on the user’s devices and private to the user', async () => {
    const chosen = {
      tabOrder: ['paper', 'preflight'],
      customColors: { paper: '#1B70E2' },
      assistantSharesJob: true,
      lengthUnit: 'mm',
    };
    const saved = await api.put(PATH, { data: chosen });
    expect(saved.status(), await saved.text()).toBe(200);
    expect(await saved.json()).toEqual(chosen);
    const phone = await otherDevice(email);
    expect(await (await phone.get(PATH)).json()).toEqual(chosen);
    expect(await (await other.api.get(PATH)).json()).toEqual(noPreferences);
  });

  await test.step('an omitted part stays unchanged', async () => {
    const both = await api.put(PATH, { data: { customColors: { coatings: '#d33b36' } } });
    expect(await both.json()).toMatchObject({ customColors: { coatings: '#D33B36', paper: '#1B70E2' } });
    await api.put(PATH, { data: { tabOrder: ['coatings'] } });
    const left = {
      tabOrder: ['coatings'],
      customColors: { paper: '#1B70E2' },
      assistantSharesJob: true,
      lengthUnit: 'mm',
    };
    const cleared = await api.put(PATH, { data: { customColors: { coatings: null } } });
    expect(await cleared.json()).toEqual(left);
    expect(await (await api.put(PATH, { data: {} })).json()).toEqual(left);
  });

  await test.step('concurrent first saves of different parts are both kept', async () => {
    const phone = await otherDevice(other.email);
    const parts = {
      tabOrder: ['specs', 'paper'],
      customColors: { specs: '#02518D' },
      assistantSharesJob: true,
      lengthUnit: 'mm',
    };
    const answers = await Promise.all([
      other.api.put(PATH, { data: { tabOrder: parts.tabOrder } }),
      phone.put(PATH, { data: { customColors: parts.customColors } }),
      phone.put(PATH, { data: { assistantSharesJob: true, lengthUnit: 'mm' } }),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
    expect(await (await other.api.get(PATH)).json()).toEqual(parts);
  });
});
