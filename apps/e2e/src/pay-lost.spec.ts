import type { Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { chooseSecondChainToken, fundSecondChain } from './support/fundSecondChain.js'
import {
  clientOf,
  outcomeOf,
  owner,
  payButtonOf,
  price,
  requestOrder,
  shop,
  swapAndPayButtonOf,
} from './support/requestOrder.js'
import { expect, test } from './support/test.js'

test('a page that closed during the wallet request finds afterwards what it paid, and ignores what was paid elsewhere', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const node = createWalletClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const send = () => node.sendTransaction({ account: owner, to: shop, value: price, chain: null })
  const demo = await openDemo()
  const { modal, page } = demo
  const before = await client.getBalance({ address: shop })
  // The same account pays the same price to the same shop from a browser unknown to this one.
  await send()
  await demo.connect()
  await demo.answer('Never respond')
  await requestOrder(demo, 'lost-order')
  await payButtonOf(demo).click()
  await expect(modal.getByRole('heading', { name: 'Continue in your wallet' })).toBeVisible()
  await page.reload()
  await demo.expectStatus('connected')
  await requestOrder(demo, 'lost-order')
  await expect(modal.getByRole('heading', { name: 'Check your wallet' })).toBeVisible()
  await expect(payButtonOf(demo)).toBeDisabled()
  // Searches the chain, and has ended one search by the response of the next.
  const searched = () =>
    page.waitForResponse((answer) => /eth_getTransactionCount.*pending/.test(answer.request().postData() ?? ''))
  await searched()
  await searched()
  await expect(modal.getByRole('heading', { name: 'Check your wallet' })).toBeVisible()
  // Sent late by the wallet, whose prompt stayed open.
  const late = await send()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(outcomeOf(demo)).toContainText(`lost-order: success wallet ${late}`)
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
})

/** Lets the wallet's transaction reach the node but not the response reach the page. Resolves then. */
async function loseAnswer(page: Page, rpcUrl: string | undefined): Promise<void> {
  let isTaken: () => void
  const taken = new Promise<void>((resolve) => {
    isTaken = resolve
  })
  await page.route(`${rpcUrl}/**`, async (route) => {
    if (!route.request().postData()?.includes('eth_sendRawTransaction')) return route.continue()
    await route.fetch()
    isTaken()
  })
  return taken
}

test('a page that is closed the moment its wallet sends finds the payment on the chain, without a service', async ({
  context,
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const before = await client.getBalance({ address: shop })
  const sent = () => client.getTransactionCount({ address: owner })
  const first = await sent()
  const demo = await openDemo()
  await demo.connect()
  const taken = loseAnswer(demo.page, stack.config.rpcUrls['eip155:31337'])
  await requestOrder(demo, 'closed-order')
  await payButtonOf(demo).click()
  await taken
  await demo.page.close()
  const again = await openDemo({}, context, async (page) => {
    await page.route(/\/history\b/, (route) => route.abort())
  })
  await again.expectStatus('connected')
  await requestOrder(again, 'closed-order')
  await expect(again.modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  await again.modal.getByRole('button', { name: 'Done' }).click()
  await expect(outcomeOf(again)).toContainText(/closed-order: success wallet 0x[0-9a-f]{64}/)
  expect(await sent()).toBe(first + 1)
  expect(await client.getBalance({ address: shop })).toBe(before + price)
})

test('a page that is closed the moment its wallet sends a bridge order finds it, and pays from it once', async ({
  context,
  openDemo,
  stack,
}) => {
  const { client, nonces, leave } = await fundSecondChain(stack)
  const before = await client.getBalance({ address: shop })
  const [first, farFirst] = await nonces()
  const demo = await openDemo()
  await demo.connect()
  const taken = loseAnswer(demo.page, stack.config.rpcUrls['eip155:31338'])
  await requestOrder(demo, 'closed-crossing')
  await chooseSecondChainToken(demo)
  await swapAndPayButtonOf(demo).click()
  await taken
  await demo.page.close()
  const again = await openDemo({}, context)
  await again.expectStatus('connected')
  await requestOrder(again, 'closed-crossing')
  await expect(again.modal.getByText('ETH swapped. Ready to pay.')).toBeVisible({ timeout: 30_000 })
  expect(await nonces()).toEqual([first, farFirst + 1])
  await again.answer('Approve all')
  await payButtonOf(again).click()
  await expect(again.modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await leave()
})
