import { expect, signUp, test } from './fixtures.ts';
import { blockSaves, draftOf, field, onPhone, openForm, radio, savedLine, section } from './specs-page.ts';

const KIND = 'booklet';

test('S1 S3 S4 S6 a booklet is specified, saved by itself, found again, and erased after a confirmation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Booklet Specs' }).click();

  await test.step('S1 has all sections, and Special Treatment with a plus cover only', async () => {
    await expect(page.locator('form h2')).toHaveText([
      'Company Contact Information',
      'Project Information',
      'Quantities',
      'Booklet Options',
      'Binding',
      'Special Treatment',
      'Delivery Information',
      'Mailing & Extra Notes',
    ]);
    await expect(page.getByText('Saves as you type, on this device and your account')).toBeVisible();
    await expect(section(page, 'Special Treatment')).toHaveText(/Opens when the cover is Plus Cover$/);
    await expect(radio(page, 'Self Cover')).toBeChecked();
  });

  await test.step('S3 formats phone numbers and quantities while they are typed', async () => {
    await field(page, 'Company name').fill('Lakeview Arts');
    await field(page, 'Contact name').fill('Dana Ruiz');
    await field(page, 'Email').fill('dana@lakeviewarts.org');
    await field(page, 'Phone').pressSequentially('4105550142');
    await expect(field(page, 'Phone')).toHaveValue('410-555-0142');
    await field(page, 'Quantity 1').pressSequentially('2500');
    await expect(field(page, 'Quantity 1')).toHaveValue('2,500');
    await field(page, 'Quantity 1').press('Home');
    await page.keyboard.type('1');
    await expect(field(page, 'Quantity 1')).toHaveValue('12,500');
    await page.keyboard.type('0');
    await expect(field(page, 'Quantity 1')).toHaveValue('102,500');
  });

  await test.step('S1 sets cover and interior bleed together for a self cover', async () => {
    await radio(page, 'Yes, 0.125 in').check();
    await field(page, 'Page count').fill('16');
    await page.getByRole('checkbox', { name: 'Satin Aqueous' }).check();
    await page.getByRole('button', { name: '13 more' }).click();
    await page.getByRole('checkbox', { name: 'Embossing' }).check();
    await radio(page, 'Plus Cover').check();
    await expect(
      page.getByRole('radiogroup', { name: 'Cover bleed' }).getByRole('radio').first(),
    ).toBeChecked();
    await field(page, 'Cover stock').fill('100# gloss cover');
    await expect(page.getByText('270 gsm, 0.0087 in')).toBeVisible();
    await expect(field(page, 'Special finishes')).toBeVisible();
    await radio(page, 'Self Cover').check();
    await expect(field(page, 'Page count')).toHaveValue('16');
    await radio(page, 'Ground shipping').check();
    await field(page, 'Delivery date').fill('2027-01-15');
  });

  await test.step('S4 saves without a toast, what is hidden too', async () => {
    await expect(savedLine(page)).toBeVisible();
    const { data, shippingOption } = await draftOf(page, KIND);
    expect(shippingOption).toBe('Ground shipping');
    expect(data).toMatchObject({
      companyName: 'Lakeview Arts',
      quantity: '102,500',
      coverType: 'self',
      coverStock: '100# gloss cover',
      interiorBleedRequired: true,
      coverBleedRequired: true,
      textFinishingOptions: ['Satin Aqueous', 'Embossing'],
      deliveryDate: '2027-01-15',
    });
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveText('');
  });

  await test.step('S4 comes back after a reload, with the finished sections folded', async () => {
    await page.reload();
    const contact = section(page, 'Company Contact Information');
    await expect(contact).toContainText('Lakeview Arts, Dana Ruiz, dana@lakeviewarts.org, 410-555-0142');
    await expect(field(page, 'Company name')).toHaveCount(0);
    await contact.getByRole('button', { name: 'Edit Company Contact Information' }).click();
    await expect(field(page, 'Company name')).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: /^Mailing & Extra Notes/ })
      .click();
    await expect(section(page, 'Mailing & Extra Notes')).toBeInViewport();
    // Only the form has scrolled.
    await expect(page.getByRole('heading', { name: 'Sections', exact: true })).toBeInViewport();
  });

  await test.step('S4 keeps on the device what could not be saved, and sends it later', async () => {
    await blockSaves(page, KIND);
    await field(page, 'Binding notes').fill('Loop stitch');
    await expect(page.getByText(/can’t be reached.+Saved .+ on this device/)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Binding notes')).toHaveValue('Loop stitch');
    await page.unrouteAll();
    await expect.poll(async () => (await draftOf(page, KIND)).data['bindingNotes']).toBe('Loop stitch');
  });

  await test.step('S6 all fields are erased only after a confirmation', async () => {
    await page.getByRole('button', { name: 'Edit Company Contact Information' }).click();
    await field(page, 'Company name').fill('Lakeview Printing');
    await radio(page, 'Plus Cover').check();
    await radio(page, 'Pick up').check();
    await expect(savedLine(page)).toBeVisible();
    const question = page.getByRole('alertdialog');
    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    const ask = async (answer: 'Yes' | 'No') => {
      await page.getByRole('button', { name: 'Clear Fields' }).click();
      await expect(question).toContainText('Are you sure you want to erase all the specs?');
      await question.getByRole('button', { name: answer }).click();
    };

    await ask('No');
    await expect(question).toHaveCount(0);
    await expect(field(page, 'Company name')).toHaveValue('Lakeview Printing');

    await page.route('**/api/specs/**', (route) => route.abort());
    await ask('Yes');
    await expect(toasts).toContainText(
      /Reset Error\s*There was an issue clearing the form\. Please refresh the page\./,
    );
    await expect(field(page, 'Company name')).toHaveValue('Lakeview Printing');
    await page.unrouteAll();
    await expect(question).toHaveCount(0);

    await ask('Yes');
    await expect(toasts).toContainText(
      /Reset Complete\s*All booklet specification fields have been cleared\./,
    );
    await expect(field(page, 'Company name')).toHaveValue('');
    await expect(radio(page, 'Self Cover')).toBeChecked();
    await expect(radio(page, 'Pick up')).not.toBeChecked();
    expect(await draftOf(page, KIND)).toMatchObject({ shippingOption: '', data: { companyName: '' } });
  });

  await test.step('S4 is saved when the page is left at once', async () => {
    await field(page, 'Binding notes').fill('Loop stitch, head-to-toe');
    await page.goto('about:blank');
    await expect
      .poll(async () => (await draftOf(page, KIND)).data['bindingNotes'])
      .toBe('Loop stitch, head-to-toe');
  });
});

test('S4 two devices in one booklet: other fields merge, the same field asks', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await signUp(page);
  await openForm(page, KIND);
  await field(page, 'Binding notes').fill('old');
  await expect(savedLine(page)).toBeVisible();
  const [phone, other] = await onPhone(browser, account, KIND);
  await expect(field(other, 'Binding notes')).toHaveValue('old');

  await field(other, 'Binding notes').fill('from the phone');
  await field(other, 'Text stock').fill('80# gloss text');
  await expect.poll(async () => (await draftOf(page, KIND)).data['textStock']).toBe('80# gloss text');
  await field(page, 'Binding notes').fill('from the desk');
  await field(page, 'Quantity 1').fill('1000');

  const choice = page.getByRole('group', { name: 'Binding notes: changed elsewhere, too' });
  await expect(choice).toContainText('from the phone');
  await expect(field(page, 'Binding notes')).toHaveValue('from the desk');
  await expect(field(page, 'Text stock')).toHaveValue('80# gloss text');
  await expect
    .poll(async () => (await draftOf(page, KIND)).data)
    .toMatchObject({ quantity: '1,000', bindingNotes: 'from the phone' });
  await expect(page.getByText('Changed elsewhere, too: Binding notes. Choose what to keep.')).toBeVisible();

  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.getByRole('button', { name: /^1\. Company Contact Information Changed elsewhere$/ });
  const isTitleWhole = () =>
    strip
      .getByText('1. Company Contact Information')
      .evaluate((title) => title.scrollWidth <= title.clientWidth);
  expect(await isTitleWhole()).toBe(true);
  await choice.getByRole('button', { name: 'Keep both' }).click();
  await expect
    .poll(async () => (await draftOf(page, KIND)).data['bindingNotes'])
    .toBe('from the phone\nfrom the desk');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(field(other, 'Binding notes')).toHaveValue('from the phone\nfrom the desk');
  await expect(field(other, 'Quantity 1')).toHaveValue('1,000');
  await phone.close();
});
