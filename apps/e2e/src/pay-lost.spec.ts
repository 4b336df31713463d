import { createWalletClient, http } from 'viem'
import { askForOrder, clientOf, outcomeOf, owner, price, shop } from './support/askForOrder.js'
import { expect, test } from './support/test.js'

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
  await askForOrder(demo, 'lost-order')
  await modal.getByRole('button', { name: 'Pay with Test Wallet' }).click()
  await expect(modal.getByRole('heading', { name: 'Continue in your wallet' })).toBeVisible()
  await page.reload()
  await demo.expectStatus('connected')
  await askForOrder(demo, 'lost-order')
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
  await expect(outcomeOf(demo)).toContainText(`lost-order: success by wallet ${late}`)
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
})
