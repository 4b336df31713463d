import { createTestClient, erc20Abi, http, parseUnits } from 'viem'
import { askForOrder, clientOf, outcomeOf, owner, price, shop } from './support/askForOrder.js'
import { expect, test } from './support/test.js'

test('who has too little of the currency pays in it with a token: swapped first, no more than was shown, and exactly the price is paid', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const token = stack.config.tokens['TUSD']?.address as `0x${string}`
  const held = () => client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const rich = await client.getBalance({ address: owner })
  // Enough for the fees of approving and swapping, and less than the price.
  await chain.setBalance({ address: owner, value: price / 2n })
  const [before, tokens] = [await client.getBalance({ address: shop }), await held()]
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await askForOrder(demo, 'token-order')
  await expect(modal.getByRole('alert')).toContainText('does not cover')
  await modal.getByRole('button', { name: 'From another token' }).click()
  await modal
    .getByRole('list', { name: 'Pay from' })
    .getByRole('button')
    .filter({ hasText: /TUSD\b/ })
    .click()
  const shown = await modal.getByText(/^At most [\d.]+ TUSD/).innerText()
  const most = parseUnits(/[\d.]+/.exec(shown)?.[0] ?? '', 6)
  // The swap is declined: nothing happened, and it can be pressed again.
  await demo.answer('Reject all')
  const pay = modal.getByRole('button', { name: 'Swap and pay with Test Wallet' })
  await pay.click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  expect(await held()).toBe(tokens)
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  const spent = tokens - (await held())
  expect(spent).toBeGreaterThan(0n)
  expect(spent).toBeLessThanOrEqual(most)
  await modal.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await demo.expectStatus('connected')
  await askForOrder(demo, 'token-order')
  await expect(outcomeOf(demo)).toContainText(/token-order: success by wallet 0x[0-9a-f]{64}/)
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await chain.setBalance({ address: owner, value: rich })
})

test('a reload in the middle of a swap asks for nothing twice: once it was allowed, and once it was sent', async ({
  openDemo,
  stack,
}) => {
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
  const swapAndPay = modal.getByRole('button', { name: 'Swap and pay with Test Wallet' })
  /** What the page shows of the order after it was loaded again. */
  const reload = async () => {
    await page.reload()
    await demo.expectStatus('connected')
    await askForOrder(demo, 'half-order')
  }
  const mine = async () => {
    await chain.mine({ blocks: 1 })
    await chain.setAutomine(true)
  }
  const chooseToken = async () => {
    await modal.getByRole('button', { name: 'From another token' }).click()
    await modal
      .getByRole('list', { name: 'Pay from' })
      .getByRole('button')
      .filter({ hasText: /TUSD on Local One/ })
      .click()
  }
  await demo.connect()
  await askForOrder(demo, 'half-order')
  await chooseToken()
  // Allowed, and neither mined nor swapped.
  await chain.setAutomine(false)
  await swapAndPay.click()
  await expect.poll(sent).toBe(first + 1)
  await reload()
  await mine()
  await expect(modal.getByRole('alert')).toContainText('does not cover')
  await chooseToken()
  await expect(modal.getByText('may be swapped already')).toHaveCount(0)
  // The test wallet asks after a reload: for the swap alone, which nothing was allowed for anew.
  await demo.answer('Ask me')
  await swapAndPay.click()
  await expect(modal.getByRole('listitem').filter({ hasText: 'Swap TUSD' })).toBeVisible()
  await expect(modal.getByRole('listitem').filter({ hasText: 'Allow TUSD' })).toHaveCount(0)
  await chain.setAutomine(false)
  await approve.click()
  await expect.poll(sent).toBe(first + 2)
  // Swapped, and not mined.
  await expect(modal.getByText('We wait until it has arrived')).toBeVisible()
  await reload()
  await expect(modal.getByText('TUSD was swapped. We wait until it has arrived.')).toBeVisible()
  const pay = modal.getByRole('button', { name: 'Pay with Test Wallet' })
  await expect(pay).toBeDisabled()
  await mine()
  await expect(modal.getByText('TUSD was swapped. Now pay.')).toBeVisible({ timeout: 20_000 })
  expect(await sent()).toBe(first + 2)
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  expect(await sent()).toBe(first + 3)
  await chain.setBalance({ address: owner, value: rich })
})
