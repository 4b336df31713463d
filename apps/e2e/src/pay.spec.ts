import { createPublicClient, createWalletClient, http } from 'viem'
import type { Demo } from './support/Demo.js'
import { expect, test } from './support/test.js'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const price = 10_000_000_000_000_000n

/** What the shop on the local chain has. */
const clientOf = (stack: { readonly config: { readonly rpcUrls: Readonly<Record<string, string>> } }) =>
  createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })

/** Asks for an order's payment as the page does. */
async function ask(demo: Demo, order: string): Promise<void> {
  await demo.card('Pay').getByLabel('Order').fill(order)
  await demo
    .card('Pay')
    .getByRole('button', { name: /^Pay 0\.01 ETH/ })
    .click()
}

test('an order is paid once from the wallet, declined first and pressed again afterwards', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const demo = await openDemo()
  const { modal, page } = demo
  const before = await client.getBalance({ address: shop })
  await demo.connect()
  await demo.answer('Reject all')
  await ask(demo, 'wallet-order')
  const pay = modal.getByRole('button', { name: 'Pay with Test Wallet' })
  await pay.click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  const result = demo.card('Pay').getByRole('status')
  await expect(result).toContainText(/wallet-order: success by wallet 0x[0-9a-f]{64}/)
  await page.reload()
  await demo.expectStatus('connected')
  await ask(demo, 'wallet-order')
  await expect(result).toContainText('wallet-order: success by wallet')
  expect(await client.getBalance({ address: shop })).toBe(before + price)
})

test('an order is paid from the sandbox exchange without a wallet, and a reload in the middle loses nothing', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const demo = await openDemo()
  const { modal, page } = demo
  const before = await client.getBalance({ address: shop })
  await ask(demo, 'exchange-order')
  await modal.getByRole('button', { name: 'From an exchange' }).click()
  const popup = page.waitForEvent('popup')
  await modal.getByRole('button', { name: 'Sandbox exchange' }).click()
  const exchange = await popup
  await expect(exchange.getByRole('heading', { name: 'Pay from the sandbox exchange' })).toBeVisible()
  expect(await exchange.evaluate(() => window.opener)).toBeNull()
  await expect(modal.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
  await page.reload()
  await demo.card('Pay').getByLabel('Order').fill('exchange-order')
  await demo.card('Pay').getByRole('button', { name: 'What became of it' }).click()
  await exchange.getByRole('button', { name: 'Pay from test balance' }).click()
  await expect(demo.card('Pay').getByRole('status')).toContainText(/exchange-order: success by exchange 0x/, {
    timeout: 20_000,
  })
  expect(await client.getBalance({ address: shop })).toBe(before + price)
})

test('a page that is gone while the wallet is asked finds afterwards what it paid, and takes for it nothing that was paid elsewhere', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const node = createWalletClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const send = () => node.sendTransaction({ account: owner, to: shop, value: price, chain: null })
  const demo = await openDemo()
  const { modal, page } = demo
  const before = await client.getBalance({ address: shop })
  // The same account pays the same shop the same price, from a browser of which this one knows nothing.
  const elsewhere = await send()
  await demo.connect()
  await demo.answer('Never answer')
  await ask(demo, 'lost-order')
  await modal.getByRole('button', { name: 'Pay with Test Wallet' }).click()
  await expect(modal.getByRole('heading', { name: 'Continue in your wallet' })).toBeVisible()
  await page.reload()
  await demo.expectStatus('connected')
  await ask(demo, 'lost-order')
  await expect(modal.getByRole('heading', { name: 'Look into your wallet' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Pay with Test Wallet' })).toBeDisabled()
  // It looks, is told of the other payment, and has looked once more by the time of the next answer.
  const told = () =>
    page.waitForResponse(
      async (answer) => /\/history\b/.test(answer.url()) && (await answer.text()).includes(elsewhere),
    )
  await told()
  await told()
  await expect(modal.getByRole('heading', { name: 'Look into your wallet' })).toBeVisible()
  // What the wallet sends late, as one does that keeps its question open.
  const late = await send()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(demo.card('Pay').getByRole('status')).toContainText(`lost-order: success by wallet ${late}`)
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
})
