import type { Stack } from '@kit/devnet/stack'
import type { Locator, Page } from '@playwright/test'
import { createPublicClient, createTestClient, createWalletClient, erc20Abi, http, parseEther, parseUnits } from 'viem'
import { checkPayment, type Order } from './support/checkPayment.js'
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

/** What the page says of the last payment. */
const outcomeOf = (demo: Demo): Locator => demo.card('Pay').getByRole('status')

/** Presses the sandbox exchange of the open modal, and waits for its page. */
async function openExchange({ modal, page }: Demo): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await modal.getByRole('button', { name: 'Sandbox exchange' }).click()
  return popup
}

/** Lets the payer hold the currency on the second chain alone. */
async function holdElsewhere(stack: Stack) {
  const clientAt = (id: string) => createPublicClient({ cacheTime: 0, transport: http(stack.config.rpcUrls[id]) })
  const [client, far] = [clientAt('eip155:31337'), clientAt('eip155:31338')]
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
  const rich = await client.getBalance({ address: owner })
  const hold = (value: bigint) => chain.setBalance({ address: owner, value })
  await hold(0n)
  const nonceOf = (at: typeof client) => at.getTransactionCount({ address: owner })
  return {
    client,
    far,
    held: () => far.getBalance({ address: owner }),
    /** How much the account has sent on each. */
    nonces: async () => [await nonceOf(client), await nonceOf(far)] as const,
    leave: (value = rich) => hold(value),
  }
}

/** Chooses the currency of the second chain; says how much of it leaves at most. */
async function chooseElsewhere({ modal }: Demo): Promise<bigint> {
  await expect(modal.getByRole('alert')).toContainText('does not cover')
  await modal.getByRole('button', { name: 'From another token' }).click()
  await modal
    .getByRole('list', { name: 'Pay from' })
    .getByRole('button')
    .filter({ hasText: /ETH on Local Two/ })
    .click()
  const shown = await modal.getByText(/^At most [\d.]+ ETH on Local Two/).innerText()
  return parseEther(/[\d.]+/.exec(shown)?.[0] ?? '')
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
  await ask(demo, 'wallet-order')
  const pay = modal.getByRole('button', { name: 'Pay with Test Wallet' })
  await pay.click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  const result = outcomeOf(demo)
  await expect(result).toContainText(/wallet-order: success by wallet 0x[0-9a-f]{64}/)
  // The shop looks for itself: what is not this order's payment, or is another's already, pays nothing.
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
  const exchange = await openExchange(demo)
  await expect(exchange.getByRole('heading', { name: 'Pay from the sandbox exchange' })).toBeVisible()
  expect(await exchange.evaluate(() => window.opener)).toBeNull()
  await expect(modal.getByRole('heading', { name: 'Continue in the new window' })).toBeVisible()
  await page.reload()
  await demo.card('Pay').getByLabel('Order').fill('exchange-order')
  await demo.card('Pay').getByRole('button', { name: 'What became of it' }).click()
  await exchange.getByRole('button', { name: 'Pay from test balance' }).click()
  await expect(outcomeOf(demo)).toContainText(/exchange-order: success by exchange 0x/, {
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
  await expect(outcomeOf(demo)).toContainText(`lost-order: success by wallet ${late}`)
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
})

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
  await ask(demo, 'token-order')
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
  await ask(demo, 'token-order')
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
    await ask(demo, 'half-order')
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
  await ask(demo, 'half-order')
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

test('who holds the currency on the other chain alone pays from there: asked on each chain once, over a filler that comes late and a reload', async ({
  openDemo,
  stack,
}) => {
  const { client, far, held, nonces, leave } = await holdElsewhere(stack)
  await stack.filler.stop()
  const before = await client.getBalance({ address: shop })
  const had = await held()
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await ask(demo, 'crossing-order')
  const most = await chooseElsewhere(demo)
  // Declined on the chain that it leaves: nothing happened, and it can be pressed again.
  await demo.answer('Reject all')
  const cross = modal.getByRole('button', { name: 'Swap and pay with Test Wallet' })
  await cross.click()
  await expect(modal.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  expect(await held()).toBe(had)
  const [first, farFirst] = await nonces()
  await demo.answer('Approve all')
  await cross.click()
  const onItsWay = modal.getByText('ETH is on its way to Local One')
  await expect(onItsWay).toBeVisible()
  await expect.poll(nonces).toEqual([first, farFirst + 1])
  const spent = had - (await held())
  expect(spent).toBeLessThan(most + parseEther('0.001'))
  // The page is loaded again while nobody brings it over: it waits, and nothing is asked.
  await page.reload()
  await demo.expectStatus('connected')
  await ask(demo, 'crossing-order')
  await expect(onItsWay).toBeVisible()
  const pay = modal.getByRole('button', { name: 'Pay with Test Wallet' })
  await expect(pay).toBeDisabled()
  stack.restartFiller()
  await expect(modal.getByText('ETH was swapped. Now pay.')).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first, farFirst + 1])
  await pay.click()
  // What crossed is there when the wallet does not come along, too: it can be pressed again.
  await demo.prompt().getByRole('button', { name: 'Reject' }).click()
  await expect(modal.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  await demo.answer('Approve all')
  await pay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await modal.getByRole('button', { name: 'Done' }).click()
  await ask(demo, 'crossing-order')
  await expect(demo.card('Pay').getByRole('status')).toContainText(/crossing-order: success by wallet 0x[0-9a-f]{64}/)
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  // Without a reload it goes on to the payment by itself.
  await leave(0n)
  await ask(demo, 'second-crossing')
  await chooseElsewhere(demo)
  await cross.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await nonces()).toEqual([first + 2, farFirst + 2])
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
  expect(await far.getBalance({ address: owner })).toBeLessThan(had - 2n * price)
  await leave()
})

test('a deposit from the sandbox exchange arrives in the own account, and leads to the activity', async ({
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
  await expect(modal.getByText('The payment has arrived')).toBeVisible()
  expect(await client.getBalance({ address: owner })).toBeGreaterThan(before)
})
