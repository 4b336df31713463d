import type { Page } from '@playwright/test'
import { checkPayment, type Order } from './support/checkPayment.js'
import type { Demo } from './support/Demo.js'
import { clientOf, outcomeOf, owner, payButtonOf, price, requestOrder, shop } from './support/requestOrder.js'
import { expect, test } from './support/test.js'

/** Presses the sandbox exchange in the open modal, and waits for its page. */
async function openExchange({ modal, page }: Demo): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await modal.getByRole('button', { name: 'Sandbox exchange' }).click()
  return popup
}

test('an order is paid once from the wallet, declined first and pressed again afterwards', async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const demo = await openDemo()
  const { modal, page } = demo
  const before = await client.getBalance({ address: shop })
  const sinceBlock = await client.getBlockNumber()
  await demo.connect()
  await demo.answer('Reject all')
  await requestOrder(demo, 'wallet-order')
  const pay = payButtonOf(demo)
  await pay.click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  await demo.answer('Approve all')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  const result = outcomeOf(demo)
  await expect(result).toContainText(/wallet-order: success wallet 0x[0-9a-f]{64}/)
  // The shop verifies it: a transaction that is not this order's payment, or already pays another, does not count.
  const hash = /0x[0-9a-f]{64}/.exec(await result.innerText())?.[0] as `0x${string}`
  const order: Order = { id: 'wallet-order', recipient: shop, asset: 'native', amount: price, sinceBlock }
  const taken = new Map<string, string>()
  const claim = async (of: string, id: string) => taken.set(of, taken.get(of) ?? id).get(of) === id
  const check = (change: Partial<Order>, depth = 0n) =>
    checkPayment(client, { ...order, ...change }, hash, { claim, depth })
  for (const wrong of [
    { amount: price + 1n },
    { recipient: owner },
    { asset: shop },
    { sinceBlock: sinceBlock + 99n },
  ] as const)
    expect(await check(wrong)).toBe(false)
  expect(await check({}, 99n)).toBe(false)
  expect(await check({})).toBe(true)
  expect(await check({})).toBe(true)
  expect(await check({ id: 'other-order' })).toBe(false)
  await page.reload()
  await demo.expectStatus('connected')
  await requestOrder(demo, 'wallet-order')
  await expect(result).toContainText('wallet-order: success wallet')
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
  await requestOrder(demo, 'exchange-order')
  await modal.getByRole('button', { name: 'Pay from an exchange' }).click()
  const exchange = await openExchange(demo)
  await expect(exchange.getByRole('heading', { name: 'Pay from the sandbox exchange' })).toBeVisible()
  expect(await exchange.evaluate(() => window.opener)).toBeNull()
  await expect(modal.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
  await page.reload()
  await demo.card('Pay').getByLabel('Order').fill('exchange-order')
  await demo.card('Pay').getByRole('button', { name: 'Check status' }).click()
  await exchange.getByRole('button', { name: 'Pay from test balance' }).click()
  await expect(outcomeOf(demo)).toContainText(/exchange-order: success exchange 0x/, {
    timeout: 20_000,
  })
  expect(await client.getBalance({ address: shop })).toBe(before + price)
})

test("a deposit from the sandbox exchange arrives in the user's account, and opens the activity", async ({
  openDemo,
  stack,
}) => {
  const client = clientOf(stack)
  const demo = await openDemo()
  const { modal } = demo
  await demo.connect()
  const before = await client.getBalance({ address: owner })
  await demo.button.click()
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await modal.getByRole('textbox', { name: /^Amount/ }).fill('999999999')
  await modal.getByRole('button', { name: 'Fund wallet' }).click()
  await modal.getByRole('button', { name: 'Deposit from an exchange' }).click()
  await modal.getByRole('textbox', { name: 'Amount' }).fill('50')
  const exchange = await openExchange(demo)
  await exchange.getByRole('button', { name: 'Pay from test balance' }).click()
  await expect(modal.getByRole('heading', { name: 'Activity' })).toBeVisible({ timeout: 20_000 })
  await expect(modal.getByText('Payment completed')).toBeVisible()
  expect(await client.getBalance({ address: owner })).toBeGreaterThan(before)
})
