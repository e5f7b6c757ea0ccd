import { callApi, expect, settled, signUp, stopClock, test } from './fixtures.ts';
import { expectToast } from './projects-page.ts';
import { follow } from './screens.ts';
import { draftOf, field, openForm, radio, savedLine, section } from './specs-page.ts';

const KIND = 'custom';

test('S2 S4 S6 S11 a mailer is specified, online and offline, erased, and kept as a named sheet', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await openForm(page, KIND);

  await test.step('S2 has its own sections, starts with bleed and without a binding', async () => {
    await expect(page.locator('form h2')).toHaveText([
      'Company Contact Information',
      'Project Information',
      'Quantities',
      'Specs for mailer/Brochure/Poster etc.',
      'Special Treatment',
      'Mailing & Extra Notes',
      'Delivery Information',
    ]);
    await expect(radio(page, 'Bleed')).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Binding' }).locator(':checked')).toHaveCount(0);
  });

  await test.step('S4 saves 2 s after the last change', async () => {
    await stopClock(page);
    await field(page, 'Flat size').fill('11 × 8.5 in');
    await page.getByRole('checkbox', { name: 'Gloss Aqueous' }).check();
    await page.getByRole('checkbox', { name: 'None' }).check();
    await expect(page.getByRole('checkbox', { name: 'Gloss Aqueous' })).not.toBeChecked();
    await page.clock.runFor(1_900);
    await settled(page);
    expect(await draftOf(page, KIND)).toMatchObject({ revision: 0 });
    await page.clock.runFor(200);
    await expect(savedLine(page)).toBeVisible();
    expect((await draftOf(page, KIND)).data).toMatchObject({
      flatSize: '11 × 8.5 in',
      mailerFinishingOptions: ['None'],
    });
    await page.clock.resume();
  });

  await test.step('S4 a half-typed date is not saved, everything else is', async () => {
    await field(page, 'Delivery date').focus();
    await page.keyboard.type('0115');
    await field(page, 'Paper').fill('100# gloss text');
    await expect(field(page, 'Delivery date')).toHaveAccessibleDescription(/Finish this date/);
    await expect
      .poll(async () => (await draftOf(page, KIND)).data['mailerPaperSpecs'])
      .toBe('100# gloss text');
    await field(page, 'Delivery date').fill('2027-01-15');
    await expect.poll(async () => (await draftOf(page, KIND)).data['deliveryDate']).toBe('2027-01-15');
  });

  await test.step('S4 keeps what is typed offline, and sends it when online again', async () => {
    await context.setOffline(true);
    await field(page, 'Ink').fill('4/4, CMYK');
    await expect(page.getByText('Saved on this device. Sends when the network is back.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await draftOf(page, KIND)).data['mailerInkSpecs']).toBe('4/4, CMYK');
  });

  await test.step('S4 saves at once with Ctrl+S, and says so', async () => {
    await field(page, 'Project name').fill('Gala invitation');
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Job specification saved successfully!');
  });

  await test.step('S4 shows what was saved after a reload', async () => {
    await page.reload();
    await expect(section(page, 'Project Information')).toContainText('Gala invitation');
  });

  await test.step('S6 clears all fields after a confirmation', async () => {
    await page.getByRole('button', { name: 'Clear Fields' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await expectToast(page, 'All custom specification fields have been cleared.');
    await expect(field(page, 'Ink')).toHaveValue('');
    await expect(radio(page, 'Bleed')).toBeChecked();
  });

  await test.step('S11 a named sheet opens by its address, is edited, and opens again', async () => {
    const created = await callApi(page, 'POST', '/api/spec-sheets', {
      kind: KIND,
      name: 'Spring postcard',
      data: { flatSize: '6 × 9 in' },
    });
    const { id }: { id: string } = await created.json();
    await follow(page, `/?tab=mailer&sheet=${id}`);
    await expect(field(page, 'Flat size')).toHaveValue('6 × 9 in');
    await field(page, 'Paper').fill('14 pt C2S');
    await expect(savedLine(page)).toBeVisible();
    await expect
      .poll(async () => (await callApi(page, 'GET', `/api/spec-sheets/${id}`)).json())
      .toMatchObject({
        name: 'Spring postcard',
        data: { flatSize: '6 × 9 in', mailerPaperSpecs: '14 pt C2S' },
      });

    await openForm(page, KIND);
    await expect(page).toHaveURL(`/?tab=mailer&sheet=${id}`);
    await expect(field(page, 'Paper')).toHaveValue('14 pt C2S');

    await follow(page, '/?tab=mailer&sheet=3a1d1c56-6f0a-4c51-a3b7-2b4d7c8f9e10');
    await expectToast(page, 'Spec sheet not found');
    await expect(page).toHaveURL('/?tab=mailer');
    await expect(field(page, 'Paper')).toHaveValue('');
  });
});
