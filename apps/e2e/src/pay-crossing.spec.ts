import { parseEther } from 'viem'
import { chooseSecondChainToken, cross, fundSecondChain } from './support/fundSecondChain.js'
import { outcomeOf, owner, payButtonOf, price, requestOrder, shop, swapAndPayButtonOf } from './support/requestOrder.js'
import { expect, test } from './support/test.js'

test('a user whose funds are on the other chain pays from there with one request per chain, despite a late solver and a reload', async ({
  openDemo,
  stack,
}) => {
  const { client, far, held, nonces, leave } = await fundSecondChain(stack)
  await stack.filler.stop()
  const before = await client.getBalance({ address: shop })
  const had = await held()
  const demo = await openDemo()
  const { modal, page } = demo
  await demo.connect()
  await requestOrder(demo, 'crossing-order')
  const most = await chooseSecondChainToken(demo)
  // Declined on the source chain: nothing happened, and it can be pressed again.
  await demo.answer('Reject all')
  const swapAndPay = swapAndPayButtonOf(demo)
  await swapAndPay.click()
  await expect(modal.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  expect(await held()).toBe(had)
  const [first, farFirst] = await nonces()
  await demo.answer('Approve all')
  await modal.getByRole('button', { name: 'Try again' }).click()
  const bridgingText = modal.getByText('Bridging ETH to Local One')
  await expect(bridgingText).toBeVisible()
  await expect.poll(nonces).toEqual([first, farFirst + 1])
  const spent = had - (await held())
  expect(spent).toBeLessThan(most + parseEther('0.001'))
  // Reloaded while no solver fills the order: it waits, without a prompt.
  await page.reload()
  await demo.expectStatus('connected')
  await requestOrder(demo, 'crossing-order')
  await expect(bridgingText).toBeVisible()
  const pay = payButtonOf(demo)
  await expect(pay).toBeDisabled()
  stack.restartFiller()
  await expect(modal.getByText('ETH swapped. Ready to pay.')).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first, farFirst + 1])
  await pay.click()
  // The bridged amount stays when the user rejects the payment: it can be pressed again.
  await demo.prompt().getByRole('button', { name: 'Reject' }).click()
  await expect(modal.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal.getByRole('alert')).toContainText('You declined')
  await demo.answer('Approve all')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await modal.getByRole('button', { name: 'Done' }).click()
  await requestOrder(demo, 'crossing-order')
  await expect(demo.card('Pay').getByRole('status')).toContainText(/crossing-order: success wallet 0x[0-9a-f]{64}/)
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  // Without a reload, it continues to the payment.
  await leave(0n)
  await requestOrder(demo, 'second-crossing')
  await chooseSecondChainToken(demo)
  await swapAndPay.click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await nonces()).toEqual([first + 2, farFirst + 2])
  expect(await client.getBalance({ address: shop })).toBe(before + 2n * price)
  expect(await far.getBalance({ address: owner })).toBeLessThan(had - 2n * price)
  await leave()
})

test('a cross-chain order belongs to the account that sent it: another account shows a note, and the first pays after a switch back', async ({
  openDemo,
  stack,
}) => {
  const { client, nonces, leave } = await fundSecondChain(stack)
  await stack.filler.stop()
  const before = await client.getBalance({ address: shop })
  const [first, farFirst] = await nonces()
  const demo = await openDemo()
  const { modal } = demo
  const use = (address: string) => demo.card('Test Wallet').getByLabel('Wallet account').selectOption(address)
  await demo.connect()
  await cross(demo, 'changed-order')
  await use('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  await expect(modal.getByText('sent ETH for this')).toBeVisible()
  await expect(modal.getByText('Bridging ETH')).toHaveCount(0)
  // The order is filled while another account is connected, which has enough and is not prompted.
  stack.restartFiller()
  await expect.poll(() => client.getBalance({ address: owner })).toBeGreaterThan(price)
  await expect(modal.getByText('sent ETH for this')).toHaveCount(0)
  expect(await client.getBalance({ address: shop })).toBe(before)
  expect(await nonces()).toEqual([first, farFirst + 1])
  await use(owner)
  await expect(modal.getByText('ETH swapped. Ready to pay.')).toBeVisible({ timeout: 20_000 })
  await expect(modal.getByRole('alert')).toContainText('Your account changed.')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await leave()
})

test('one order in two tabs is bridged once and paid once, and both report the same result', async ({
  context,
  openDemo,
  stack,
}) => {
  const { client, nonces, leave } = await fundSecondChain(stack)
  await stack.filler.stop()
  const before = await client.getBalance({ address: shop })
  const [first, farFirst] = await nonces()
  const one = await openDemo()
  await one.connect()
  await cross(one, 'tabs-order')
  const two = await openDemo({}, context)
  await two.expectStatus('connected')
  await requestOrder(two, 'tabs-order')
  await expect(two.modal.getByText('Bridging ETH to Local One')).toBeVisible()
  expect(await nonces()).toEqual([first, farFirst + 1])
  stack.restartFiller()
  // The tab that started continues to the payment; the other one shows its progress.
  await expect(two.modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 30_000 })
  await two.modal.getByRole('button', { name: 'Done' }).click()
  await one.page.bringToFront()
  await expect(one.modal.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible({ timeout: 20_000 })
  await one.modal.getByRole('button', { name: 'Done' }).click()
  await expect(outcomeOf(one)).toContainText(/tabs-order: success wallet 0x[0-9a-f]{64}/)
  expect(await outcomeOf(two).innerText()).toBe(await outcomeOf(one).innerText())
  expect(await nonces()).toEqual([first + 1, farFirst + 1])
  expect(await client.getBalance({ address: shop })).toBe(before + price)
  await leave()
})
