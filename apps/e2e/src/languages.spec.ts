import { expect, test } from './support/test.js'

test('the page and the modal use the language of the browser, in its script', async ({ openDemo, browser }) => {
  const context = await browser.newContext({ locale: 'zh-TW' })
  const demo = await openDemo({}, context)
  await expect(demo.page.locator('html[lang="zh-Hant"]')).toHaveCount(1)
  const button = demo.page.getByRole('navigation').getByRole('button', { name: '連接錢包' })
  await button.click()
  const modal = demo.page.getByRole('dialog').first()
  await expect(modal.getByRole('heading', { name: '連接錢包' })).toBeVisible()
  // The demo's wallet speaks the language of its page, too.
  await modal.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await demo.page
    .getByRole('dialog', { name: '來自 Test Wallet 的請求', exact: true })
    .getByRole('button', { name: '拒絕' })
    .click()
  await context.close()
})

test('a change of language while the modal is open keeps the view and what the user typed', async ({ openDemo }) => {
  const demo = await openDemo({ directory: 'on' })
  await demo.open()
  await demo.modal.getByRole('button', { name: 'All Wallets' }).click()
  await demo.modal.getByRole('searchbox').fill('met')
  // The modal covers the page, so a user would change it with the keyboard of the app.
  await demo.page.locator('select.language').selectOption('fa', { force: true })
  const dialog = demo.page.getByRole('dialog').first()
  await expect(dialog.getByRole('heading', { name: 'همه کیف پول‌ها' })).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toHaveValue('met')
  await expect(demo.page.locator('html[dir="rtl"]')).toHaveCount(1)
})

test('English users load no other language', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.open()
  const files = await demo.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.js')),
  )
  expect(files.length).toBeGreaterThan(1)
  const locales = await demo.page
    .locator('select.language option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(locales.length).toBeGreaterThan(20)
  const others = new RegExp(`^(locales|${locales.filter((locale) => locale !== 'en').join('|')})(\\.data)?-`)
  expect(files.filter((name) => others.test(name))).toEqual([])
})
