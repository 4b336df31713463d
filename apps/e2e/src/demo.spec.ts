import type { Locator } from '@playwright/test'
import { allFamilies } from './support/familyCases.data.js'
import { expect, test } from './support/test.js'

test.use({ families: allFamilies })

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const styleOf = (locator: Locator, name: 'borderRadius' | 'fontFamily') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

const screens = { desktop: { viewport: { width: 1280, height: 800 } }, phone }

for (const [name, screen] of Object.entries(screens)) {
  test(`the first screen on a ${name} says what the kit is, how to install it, and shows the modal`, async ({
    openDemo,
    browser,
  }) => {
    const context = await browser.newContext(screen)
    const demo = await openDemo({ live: 'on', drawer: 'closed' }, context)
    const { page } = demo
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByText('npm install @kit/evm'),
      page.getByRole('button', { name: 'Copy', exact: true }),
      page.getByRole('list', { name: 'Chains' }),
      page.getByRole('list', { name: 'In numbers' }),
      page.getByRole('link', { name: 'Read the docs' }),
      page.getByRole('link', { name: 'View the code' }),
      page.getByRole('radio', { name: 'Midnight' }),
      demo.inlineModal.getByRole('button', { name: /^Test Wallet/ }),
    ]
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    await context.close()
  })
}

for (const width of [390, 320]) {
  test(`a phone of ${width} px scrolls one way only, and shows each panel on one screen`, async ({
    openDemo,
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, viewport: { width, height: 844 } })
    const demo = await openDemo({ live: 'on' }, context)
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
      const section = await demo.card('Try it').boundingBox()
      expect(section?.height, panel).toBeLessThanOrEqual(844)
      const page = await demo.page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return { scrollHeight, scrollWidth }
      })
      expect(page.scrollHeight, panel).toBeLessThanOrEqual(4 * 844)
      expect(page.scrollWidth, panel).toBe(width)
    }
    await context.close()
  })
}

test('the install command follows the package manager, and is copied', async ({ openDemo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = await openDemo()
  await page.getByRole('radio', { name: 'pnpm' }).check()
  const command = page.getByText(/^pnpm add @kit\/evm /)
  await expect(command).toBeVisible()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await command.textContent())
})

test('the modal in the page follows the look, continues over the page, and then shows the account', async ({
  openDemo,
}) => {
  const demo = await openDemo({ live: 'on' })
  await demo.answer('Approve all')
  const row = demo.inlineModal.getByRole('button', { name: /^Test Wallet/ })
  await expect(row).toBeVisible()
  await expect(demo.page.locator('body')).toBeFocused()
  await demo.page.getByRole('radio', { name: 'Square' }).check()
  await demo.page.getByRole('radio', { name: 'Mono' }).check()
  await expect.poll(() => styleOf(row, 'borderRadius')).toBe('0px')
  expect(await styleOf(row, 'fontFamily')).toContain('monospace')
  await row.click()
  await expect(demo.inlineModal.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(demo.modal).toBeHidden()
  await demo.inlineModal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.modal.getByRole('textbox', { name: /^Amount/ })).toBeVisible()
  await demo.close()
  await expect(demo.inlineModal.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
})

test('connecting in the header returns the focus to the header, even with a modal in the page', async ({
  openDemo,
}) => {
  const demo = await openDemo({ live: 'on' })
  await demo.answer('Approve all')
  await expect(demo.inlineModal.getByRole('button', { name: /^Test Wallet/ })).toBeVisible()
  await demo.button.focus()
  await demo.page.keyboard.press('Enter')
  await demo.row('Test Wallet').click()
  await expect(demo.inlineModal.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(demo.button).toBeFocused()
})

test('the demo’s Try it invites users without an account to connect instead of showing what needs one', async ({
  openDemo,
}) => {
  const demo = await openDemo()
  await demo.answer('Approve all')
  await expect(demo.card('Pay')).toBeVisible()
  await expect(demo.card('Sign')).toBeHidden()
  await expect(demo.card('Send')).toBeHidden()
  await demo.card('Account').getByRole('button', { name: 'Connect a test wallet' }).click()
  await demo.row('Test Wallet').click()
  await expect(demo.card('Sign').getByRole('button', { name: 'Sign message' })).toBeEnabled()
  await expect(demo.card('Send')).toBeVisible()
  await expect(demo.card('Account').getByRole('button', { name: 'Connect a test wallet' })).toBeHidden()
})

test('theme, accent, corners and font apply to page, buttons and modal alike, and persist', async ({ openDemo }) => {
  const demo = await openDemo()
  const look = demo.card('Make it yours')
  await look.getByRole('radio', { name: 'Midnight' }).check()
  await look.getByRole('radio', { name: '#0b7a4b' }).check()
  await look.getByRole('radio', { name: 'Square' }).check()
  await look.getByRole('radio', { name: 'Mono' }).check()
  const expectPoll = async () => {
    await expect(demo.button).toHaveCSS('border-radius', '0px')
    await expect(demo.button).toHaveCSS('background-color', 'rgb(11, 122, 75)')
    await demo.open()
    const row = demo.row('Test Wallet')
    expect(await styleOf(row, 'borderRadius')).toBe('0px')
    expect(await styleOf(row, 'fontFamily')).toContain('monospace')
    expect(await styleOf(demo.page.locator('body'), 'fontFamily')).toContain('monospace')
    await demo.close()
  }
  await expectPoll()
  await demo.page.reload()
  await expectPoll()
})

test('cards offer what a chain supports, with recipients of its address format', async ({ openDemo }) => {
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
  await expect(demo.card('Send')).toContainText(/Recipient of 0\.1 SOL: [1-9A-HJ-NP-Za-km-z]{32,44}/)
  await expect(demo.card('Send').getByRole('button', { name: 'Swap for TUSD' })).toBeHidden()
})

test('a test wallet prompts in plain language: the site, the request and its content', async ({ openDemo }) => {
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
  await expect(demo.prompt().getByRole('row', { name: 'Network Local Two' })).toBeVisible()
})
