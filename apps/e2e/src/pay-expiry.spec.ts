import { createTestClient, http, parseEther } from 'viem'
import { cross, fundSecondChain } from './support/fundSecondChain.js'
import { price, requestOrder, shop } from './support/requestOrder.js'
import { test as base, expect } from './support/test.js'

/** Separate chains: their clocks are advanced, and can't be set back. */
const test = base.extend<object, { isAlone: boolean }>({
  isAlone: [async ({ families }, use) => use(families.length === 0), { scope: 'worker', auto: true }],
})

const portOf = ({ url }: { readonly url: string }) => new URL(url).port

test('a bridge order that no solver fills expires by the clock of the chain, is refunded, and can be sent again', async ({
  openDemo,
  stack,
}) => {
  const { client, far, held, nonces, leave } = await fundSecondChain(stack)
  await stack.filler.stop()
  const pass = async (network: 'eip155:31337' | 'eip155:31338') => {
    const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls[network]) })
    await chain.increaseTime({ seconds: 700 })
    await chain.mine({ blocks: 1 })
  }
  const [before, had] = [await client.getBalance({ address: shop }), await held()]
  const [first, farFirst] = await nonces()
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await cross(demo, 'late-order')
  const late = modal.getByText(/0\.01\d* ETH wasn’t bridged in time/)
  await expect(late).toHaveCount(0)
  // The page's own clock does not count: on the destination chain the order has expired.
  await pass('eip155:31337')
  await expect(late).toBeVisible({ timeout: 20_000 })
  const refundButton = modal.getByRole('button', { name: /^Refund/ })
  // On the source chain it has not: no prompt is shown.
  await refundButton.click()
  await expect(modal.getByText('The refund isn’t available yet')).toBeVisible()
  expect(await nonces()).toEqual([first, farFirst + 1])
  await page.reload()
  await demo.expectStatus('connected')
  await requestOrder(demo, 'late-order')
  await expect(late).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Pay with another token' })).toHaveCount(0)
  await pass('eip155:31338')
  await demo.answer('Approve all')
  await refundButton.click()
  await expect(refundButton).toHaveCount(0, { timeout: 20_000 })
  expect(await nonces()).toEqual([first, farFirst + 2])
  expect(had - (await held())).toBeLessThan(parseEther('0.001'))
  expect(await client.getBalance({ address: shop })).toBe(before)
  // A refunded order can be sent again, and the refund is spent only once.
  stack.restartFiller()
  await page.reload()
  await demo.expectStatus('connected')
  await cross(demo, 'late-order')
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 3])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  expect(await far.getBlockNumber()).toBeGreaterThan(0n)
  await leave()
})

test('a bridge order is waited for while the nodes of either chain are down', async ({ openDemo, stack }) => {
  const { client, nonces, leave } = await fundSecondChain(stack)
  await stack.filler.stop()
  const before = await client.getBalance({ address: shop })
  const [first, farFirst] = await nonces()
  const demo = await openDemo()
  const { modal } = demo
  await demo.connect()
  await cross(demo, 'away-order')
  await expect.poll(nonces).toEqual([first, farFirst + 1])
  for (const node of stack.chains) {
    await node.kill()
    // It has sent a request, without a response.
    if (node.chainId === 31337) await demo.page.waitForEvent('requestfailed', (one) => one.url().includes(portOf(node)))
    await node.restart()
  }
  stack.restartFiller()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 40_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await leave()
})
