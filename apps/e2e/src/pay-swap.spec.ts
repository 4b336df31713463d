import type { Stack } from '@kit/devnet/stack'
import { createTestClient, createWalletClient, erc20Abi, http, parseGwei, parseUnits } from 'viem'
import type { Demo } from './support/Demo.js'
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

test('a user with too little of the currency pays with a token: swapped first, at most what was shown, and the exact price paid', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const token = stack.config.tokens['TUSD']?.address as `0x${string}`
  const held = () => client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const rich = await client.getBalance({ address: owner })
  // Enough for the fees of approving and swapping, but less than the price.
  await chain.setBalance({ address: owner, value: price / 2n })
  const [before, tokens] = [await client.getBalance({ address: shop }), await held()]
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await requestOrder(demo, 'token-order')
  await expect(modal.getByRole('alert')).toContainText('doesn’t cover')
  await modal.getByRole('button', { name: 'Pay with another token' }).click()
  await modal
    .getByRole('list', { name: 'Pay with' })
    .getByRole('button')
    .filter({ hasText: /TUSD\b/ })
    .click()
  const shown = await modal.getByText(/^Up to [\d.]+ TUSD/).innerText()
  const most = parseUnits(/[\d.]+/.exec(shown)?.[0] ?? '', 6)
  // The swap is declined: nothing happened, and it can be pressed again.
  await demo.answer('Reject all')
  const pay = swapAndPayButtonOf(demo)
  await pay.click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  expect(await held()).toBe(tokens)
  await demo.answer('Approve all')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  const spent = tokens - (await held())
  expect(spent).toBeGreaterThan(0n)
  expect(spent).toBeLessThanOrEqual(most)
  await modal.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await demo.expectStatus('connected')
  await requestOrder(demo, 'token-order')
  await expect(outcomeOf(demo)).toContainText(/token-order: success wallet 0x[0-9a-f]{64}/)
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await chain.setBalance({ address: owner, value: rich })
})

/** A payer with less of the currency than the price approves a token for the swap; the approval is not mined yet. */
async function allow(openDemo: () => Promise<Demo>, stack: Stack, order: string) {
  const client = clientOf(stack)
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const rich = await client.getBalance({ address: owner })
  await chain.setBalance({ address: owner, value: price / 2n })
  const before = await client.getBalance({ address: shop })
  const sent = () => client.getTransactionCount({ address: owner, blockTag: 'pending' })
  const first = await sent()
  const demo = await openDemo()
  const { modal, page } = demo
  const prompt = demo.prompt()
  const approve = prompt.getByRole('button', { name: 'Approve', exact: true })
  const swapAndPay = swapAndPayButtonOf(demo)
  /** Reloads the page and opens the order. */
  const reload = async () => {
    await page.reload()
    await demo.expectStatus('connected')
    await requestOrder(demo, order)
  }
  const mine = async () => {
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
  }
  const chooseToken = async () => {
    await modal.getByRole('button', { name: 'Pay with another token' }).click()
    await modal
      .getByRole('list', { name: 'Pay with' })
      .getByRole('button')
      .filter({ hasText: /TUSD on Local One/ })
      .click()
  }
  await demo.connect()
  await requestOrder(demo, order)
  await chooseToken()
  await chain.setAutomine(false)
  await swapAndPay.click()
  await expect.poll(sent).toBe(first + 1)
  await reload()
  await expect(modal.getByRole('alert')).toContainText('doesn’t cover')
  await chooseToken()
  await expect(modal.getByText('may already be swapped')).toHaveCount(0)
  const step = (name: string) => modal.getByRole('listitem').filter({ hasText: name })
  const paid = async () => (await client.getBalance({ address: shop })) - before
  const leave = () => chain.setBalance({ address: owner, value: rich })
  return { approve, chain, demo, first, leave, mine, modal, paid, reload, sent, step, swapAndPay }
}

test('a reload in the middle of a swap prompts for nothing twice: while the approval waits to be mined, and after the swap was sent', async ({
  openDemo,
  stack,
}) => {
  const { approve, chain, demo, first, leave, mine, modal, paid, reload, sent, step, swapAndPay } = await allow(
    openDemo,
    stack,
    'half-order',
  )
  // The test wallet prompts after a reload: not while the approval is pending, and then for the swap only.
  await swapAndPay.click()
  await expect(step('Approve TUSD')).toHaveAttribute('aria-current', 'step')
  expect(await sent()).toBe(first + 1)
  await mine()
  await expect(approve).toBeVisible()
  await expect(step('Swap TUSD')).toHaveAttribute('aria-current', 'step')
  expect(await sent()).toBe(first + 1)
  await chain.setAutomine(false)
  await approve.click()
  await expect.poll(sent).toBe(first + 2)
  // Swapped, but not mined.
  await expect(modal.getByText('Waiting for confirmation…')).toBeVisible()
  await reload()
  await expect(modal.getByText('TUSD swap sent. Waiting for confirmation…')).toBeVisible()
  const pay = payButtonOf(demo)
  await expect(pay).toBeDisabled()
  await mine()
  await expect(modal.getByText('TUSD swapped. Ready to pay.')).toBeVisible({ timeout: 20_000 })
  expect(await sent()).toBe(first + 2)
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await paid()).toBe(price)
  expect(await sent()).toBe(first + 3)
  await leave()
})

test('a transaction that replaced an approval allows nothing: the approval is requested again', async ({
  openDemo,
  stack,
}) => {
  const { approve, chain, demo, first, leave, mine, modal, paid, sent, step, swapAndPay } = await allow(
    openDemo,
    stack,
    'replaced-order',
  )
  const node = createWalletClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const fees = { maxFeePerGas: parseGwei('50'), maxPriorityFeePerGas: parseGwei('10'), gas: 21_000n }
  await node.sendTransaction({ account: owner, to: owner, nonce: first, chain: null, ...fees })
  await swapAndPay.click()
  await expect(step('Approve TUSD')).toHaveAttribute('aria-current', 'step')
  await mine()
  await expect(approve).toBeVisible({ timeout: 20_000 })
  await expect(step('Approve TUSD')).toHaveAttribute('aria-current', 'step')
  await demo.answer('Approve all')
  await approve.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await paid()).toBe(price)
  // Replaced the first approval, approved, swapped, paid.
  expect(await sent()).toBe(first + 4)
  await chain.setAutomine(true)
  await leave()
})
