import type { Locator } from '@playwright/test'
import { allFamilies } from './support/familyCases.data.js'
import { expect, test } from './support/test.js'

test.use({ families: allFamilies })

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const styleOf = (locator: Locator, name: 'borderRadius' | 'fontFamily') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

for (const width of [390, 320]) {
  test(`the page on a phone of ${width} px is at most two screens tall, and scrolls one way only`, async ({
    openDemo,
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, viewport: { width, height: 844 } })
    const demo = await openDemo({}, context)
    await demo.answer('Approve all')
    await demo.button.click()
    await demo.row('Test Wallet').click()
    await demo.expectStatus('connected')
    // The page is tallest with a name, which may arrive after the balances.
    await expect(demo.card('Account')).toContainText('TUSD')
    await expect(demo.card('Account')).toContainText('alice.eth')
    await demo.page.getByRole('button', { name: 'Hide' }).click()
    for (const panel of ['Connections', 'Sign', 'Send', 'Account']) {
      await demo.page.getByRole('group', { name: 'Panel' }).getByRole('button', { name: panel }).click()
      await expect(demo.card(panel)).toBeVisible()
      const page = await demo.page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return { scrollHeight, scrollWidth }
      })
      expect(page.scrollHeight, panel).toBeLessThanOrEqual(2 * 844)
      expect(page.scrollWidth, panel).toBe(width)
    }
    await context.close()
  })
}

test('theme, accent, corners and font apply to page, buttons and modal alike, and persist', async ({ openDemo }) => {
  const demo = await openDemo()
  const look = demo.card('Make it yours')
  await look.getByRole('radio', { name: 'Midnight' }).check()
  await look.getByRole('radio', { name: '#0b7a4b' }).check()
  await look.getByRole('radio', { name: 'Square' }).check()
  await look.getByRole('radio', { name: 'Mono' }).check()
  const expectLook = async () => {
    await expect(demo.button).toHaveCSS('border-radius', '0px')
    await expect(demo.button).toHaveCSS('background-color', 'rgb(11, 122, 75)')
    await demo.open()
    const row = demo.row('Test Wallet')
    expect(await styleOf(row, 'borderRadius')).toBe('0px')
    expect(await styleOf(row, 'fontFamily')).toContain('monospace')
    expect(await styleOf(demo.page.locator('body'), 'fontFamily')).toContain('monospace')
    await demo.close()
  }
  await expectLook()
  await demo.page.reload()
  await expectLook()
})

test('cards offer what a chain supports, with recipients of its own kind', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await expect(demo.card('Send').getByRole('button', { name: 'Swap for TUSD' })).toBeVisible()
  const typedData = demo.card('Sign').getByRole('button', { name: 'Sign typed data' })
  await expect(typedData).toBeVisible()
  await demo.card('Connections').getByRole('button', { name: 'Add a wallet' }).click()
  await demo.answer('Approve all', 'Solana Test Wallet')
  await demo.row('Solana Test Wallet').click()
  await expect(demo.card('Account')).toContainText('NetworkSolana Local')
  await expect(typedData).toBeHidden()
  await expect(demo.card('Send')).toContainText(/0\.1 SOL to [1-9A-HJ-NP-Za-km-z]{32,44}/)
  await expect(demo.card('Send').getByRole('button', { name: 'Swap for TUSD' })).toBeHidden()
})

test('a test wallet prompts in plain words: the site, the request and its content', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Ask me')
  const reject = demo.prompt().getByRole('button', { name: 'Reject' })

  await demo.card('Sign').getByLabel('Message').fill('Grüße aus dem Test')
  await demo.sign()
  await expect(demo.prompt()).toContainText('Kit demo')
  await expect(demo.prompt()).toContainText('Grüße aus dem Test')
  await reject.click()

  await demo.card('Sign').getByRole('button', { name: 'Sign typed data' }).click()
  await expect(demo.prompt().getByRole('row', { name: 'text Grüße aus dem Test' })).toBeVisible()
  await reject.click()

  const to = '0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e'
  await demo.sendInModal({ to, amount: '0.1' })
  await expect(demo.prompt().getByRole('heading', { name: 'Send 0.1 ETH' })).toBeVisible()
  await expect(demo.prompt()).toContainText(to)
  await reject.click()
  await demo.close()

  await demo.sendInModal({ to, amount: '12.5', token: 'TUSD' })
  await expect(demo.prompt().getByRole('heading', { name: 'Send 12.5 TUSD' })).toBeVisible()
  await reject.click()
  await demo.close()

  await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
  await demo.row('Local Two').click()
  await expect(demo.prompt().getByRole('row', { name: 'To Local Two' })).toBeVisible()
})
