import type { Page } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import type { Demo } from './support/Demo.js'
import { allFamilies } from './support/familyCases.data.js'
import { expect, expectRunning, test, testBoth } from './support/test.js'

test.use({ families: allFamilies })

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Opens the buy form. */
async function openForm({ modal, button }: Demo): Promise<void> {
  await button.click()
  await modal.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(modal.getByRole('heading', { name: 'Buy crypto' })).toBeVisible()
}

/** Pays on the sandbox page with test money. */
async function pay(page: Page, symbol: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Buy crypto' })).toBeVisible()
  expect(await page.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByLabel('You get')).toContainText(symbol)
  await page.getByRole('button', { name: 'Pay with test card' }).click()
}

testBoth(
  'ether is bought within limits and arrives, also when the page is reloaded before that',
  async ({ openDemo, stack }) => {
    const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
    const before = await client.getBalance({ address: owner })
    const demo = await openDemo()
    const { modal, page } = demo
    await demo.connect()
    await openForm(demo)
    const amount = modal.getByRole('textbox', { name: 'You pay' })
    await amount.fill('5')
    await expect(modal.getByRole('alert')).toHaveText('Minimum $10.00')
    await expect(modal.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await modal.getByRole('button', { name: '$100', exact: true }).click()
    await expect(amount).toHaveValue('100')
    await expect(modal.getByText(/^0\.\d+ ETH$/)).toBeVisible()
    await expect(modal.getByRole('definition').first()).toHaveText('$1.50')

    const popup = page.waitForEvent('popup')
    await modal.getByRole('button', { name: /^Continue to / }).click()
    await expect(modal.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
    const paid = await popup
    await expect(paid.getByLabel('You pay')).toHaveValue('100')
    await page.reload()
    await demo.expectStatus('connected')
    await pay(paid, 'ETH')
    await demo.button.click()
    const row = modal.getByRole('button', { name: /^Buying ETH/ })
    await expect(row).toBeVisible()
    await expect(page.getByText('Your purchase has arrived')).toBeVisible({ timeout: 20_000 })
    await expect(row).toHaveCount(0)
    expect(await client.getBalance({ address: owner })).toBeGreaterThan(before)

    await modal.getByRole('button', { name: 'Buy', exact: true }).click()
    await modal.getByRole('button', { name: 'Your orders' }).click()
    await expect(modal.getByRole('listitem').first()).toHaveText(/0\.\d+ ETH.*\$100\.00Confirmed/)
  },
)

test('SOL is bought on the local Solana, and its arrival is shown', async ({ openDemo, stack }) => {
  expectRunning(stack, 'solana')
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect('Solana Test Wallet')
  await openForm(demo)
  await expect(modal.getByText('0.32833333 SOL')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await modal.getByRole('button', { name: /^Continue to / }).click()
  await pay(await popup, 'SOL')
  await expect(modal.getByRole('heading', { name: 'Purchase complete' })).toBeVisible({ timeout: 20_000 })
  await modal.getByRole('button', { name: 'Your orders' }).click()
  await expect(modal.getByRole('listitem').first()).toContainText('0.32833333 SOL')
  await expect(modal.getByRole('listitem').first()).toContainText('Confirmed')
})

test('a plain link opens the provider if the browser blocks the window', async ({ openDemo }) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
  })
  const { modal, page } = demo
  await demo.connect()
  await openForm(demo)
  await modal.getByRole('button', { name: /^Continue to / }).click()
  await expect(modal.getByRole('heading', { name: 'Your browser blocked the pop-up' })).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await modal.getByRole('link', { name: /^Open / }).click()
  await pay(await opened, 'ETH')
  await expect(modal.getByRole('heading', { name: 'Purchase complete' })).toBeVisible({ timeout: 20_000 })
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(modal.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
})

test('a failing service leaves an estimate, then shows that nothing can be bought', async ({ openDemo }) => {
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await page.route('**/v1/onramp/quote*', (route) => route.abort())
  await openForm(demo)
  await expect(modal.getByText('Estimate', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(modal.getByText('≈ $50.00')).toBeVisible()
  await expect(modal.getByRole('button', { name: /^Continue to / })).toBeEnabled()

  await page.route('**/v1/generators/onrampurl*', (route) => route.abort())
  await modal.getByRole('button', { name: '$100', exact: true }).click()
  await expect(modal.getByRole('alert')).toContainText('Couldn’t open the payment page.', { timeout: 20_000 })
  await expect(modal.getByRole('button', { name: 'Try again' })).toBeEnabled()

  await page.route('**/v1/onramp/options*', (route) => route.abort())
  await page.reload()
  await demo.expectStatus('connected')
  await openForm(demo)
  await expect(modal).toContainText('Buying is unavailable right now.', {
    timeout: 20_000,
  })
})
