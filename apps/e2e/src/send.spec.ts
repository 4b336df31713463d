import { devAccounts, testTokenAbi } from '@kit/devnet'
import { createPublicClient, createTestClient, encodeFunctionData, erc20Abi, http, parseEther } from 'viem'
import type { Demo } from './support/Demo.js'
import { allFamilies, familyCases } from './support/familyCases.data.js'
import { expect, expectRunning, test, testBoth } from './support/test.js'

test.use({ families: allFamilies })

const to = `0x${'5d'.repeat(20)}` as const

/** Opens a view from Account. */
async function openView(demo: Demo, name: 'Send' | 'Receive'): Promise<void> {
  await demo.open()
  await demo.modal.getByRole('button', { name, exact: true }).click()
  await expect(demo.modal.getByRole('heading', { name })).toBeVisible()
}

const field = (demo: Demo, name: RegExp) => demo.modal.getByRole('textbox', { name })
const press = (demo: Demo, name: string) => demo.modal.getByRole('button', { name, exact: true }).click()

/** Selects a token in the open view. */
async function chooseToken(demo: Demo, present: string, symbol: string): Promise<void> {
  await press(demo, `Token: ${present}`)
  await demo.modal.getByRole('searchbox', { name: 'Name, symbol or address' }).fill(symbol)
  await demo.modal.getByRole('list', { name: 'Tokens' }).getByRole('button', { name: symbol }).first().click()
  await expect(demo.modal.getByRole('button', { name: `Token: ${symbol}`, exact: true })).toBeVisible()
}

/** Submits the form, and waits until the transaction is final. */
async function sendToTheEnd(demo: Demo): Promise<void> {
  await press(demo, 'Review')
  await press(demo, 'Send')
  await demo.expectConfirmed()
}

/** Reloads the page and expects its transactions in the activity of Account. */
async function expectActivity(demo: Demo, wallet: string, ...amounts: readonly RegExp[]): Promise<void> {
  await demo.page.reload()
  await demo.expectStatus('connected')
  await useLastAccount(demo, wallet)
  await demo.open()
  await demo.modal.getByRole('tab', { name: 'Activity' }).click()
  for (const amount of amounts)
    await expect(demo.modal.getByRole('button', { name: /^Sent/ }).filter({ hasText: amount }).first()).toBeVisible()
  await demo.close()
}

/** Uses the last account of a test wallet, which no other test does. */
async function useLastAccount(demo: Demo, wallet: string): Promise<string> {
  const choice = demo.card(wallet).getByLabel('Wallet account')
  const [first = '', ...others] = await choice.locator('option').allTextContents()
  const last = others.at(-1) ?? first
  await choice.selectOption(last)
  await expect(demo.card('Account')).not.toContainText(first)
  return last
}

type Owner = ReturnType<typeof devAccounts>[number]

testBoth(
  'ether and a token are sent after a rejection, from an amount and all of it, and are found after a reload',
  async ({ openDemo, stack }) => {
    const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
    const token = stack.config.tokens['TNIL']?.address as `0x${string}`
    const balanceOf = (owner: `0x${string}`) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    // This empties the account, and both libraries run on one chain.
    const [minter, , { address: sender }] = devAccounts(3) as [Owner, Owner, Owner]
    const chain = createTestClient({ mode: 'anvil', transport: http(stack.config.rpcUrls['eip155:31337']) })
    await chain.setBalance({ address: sender, value: parseEther('100') })
    const hash = await chain.sendUnsignedTransaction({
      from: minter.address,
      to: token,
      data: encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [sender, parseEther('5')] }),
    })
    await client.waitForTransactionReceipt({ hash })
    const demo = await openDemo()
    await demo.connect()
    expect(await useLastAccount(demo, 'Test Wallet')).toBe(sender)

    await demo.answer('Reject all')
    await openView(demo, 'Send')
    await field(demo, /^Amount/).fill('0,25')
    await field(demo, /^To/).fill(to)
    await press(demo, 'Review')
    await expect(demo.modal).toContainText('First time sending to this address.')
    await expect(demo.modal).toContainText(/Network fee0\.\d+ ETH<?\$\d/)
    await press(demo, 'Send')
    await expect(demo.modal.getByRole('alert')).toContainText(
      'You declined the request in your wallet. Nothing was sent.',
    )
    await demo.close()
    await demo.answer('Approve all')
    await openView(demo, 'Send')
    await expect(field(demo, /^Amount/)).toHaveValue('0.25')
    const before = await client.getBalance({ address: to })
    // The new review has no error of the declined attempt.
    await sendToTheEnd(demo)
    expect(await client.getBalance({ address: to })).toBe(before + parseEther('0.25'))

    await openView(demo, 'Send')
    await expect(demo.modal.getByRole('list', { name: 'Recent' })).toContainText('0x5d…5d5d5d')
    await chooseToken(demo, 'ETH', 'TNIL')
    await press(demo, 'Max')
    await expect(field(demo, /^Amount/)).not.toHaveValue('')
    await field(demo, /^To/).fill(to)
    await sendToTheEnd(demo)
    expect(await balanceOf(sender)).toBe(0n)
    expect(await balanceOf(to)).toBeGreaterThan(0n)

    await openView(demo, 'Send')
    await press(demo, 'Max')
    await field(demo, /^To/).fill(to)
    await sendToTheEnd(demo)
    // The remainder is the difference between the maximum and the actual gas price.
    expect(await client.getBalance({ address: sender })).toBeLessThan(parseEther('0.01'))
    await expectActivity(demo, 'Test Wallet', /−0\.25 ETH/, /TNIL/)
  },
)

test('the QR code of one wallet, pasted into another’s form, pays it, with the service failing in the middle', async ({
  browser,
  openDemo,
  stack,
}) => {
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const token = stack.config.tokens['TUSD']?.address as `0x${string}`
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const payee = await openDemo({}, context)
  await payee.connect('Second Test Wallet')
  await openView(payee, 'Receive')
  await press(payee, 'Request an amount')
  await chooseToken(payee, 'ETH', 'TUSD')
  await field(payee, /^Amount requested/).fill('2.5')
  const code = payee.modal.getByRole('img', { name: /^QR code to receive at 0x/ })
  await expect(code).toBeVisible()
  const receiver = (await code.getAttribute('aria-label'))?.split(' ').at(-1) as `0x${string}`
  await press(payee, 'Copy link')
  const link = await payee.page.evaluate(() => navigator.clipboard.readText())
  await context.close()
  const balanceOf = () =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] })
  const before = await balanceOf()

  const demo = await openDemo()
  await demo.connect()
  await openView(demo, 'Send')
  await stack.server.kill()
  try {
    await field(demo, /^To/).fill(link)
    await expect(field(demo, /^Amount/)).toHaveValue('2.5')
    await expect(field(demo, /^To/)).toHaveValue(receiver)
    await expect(demo.modal.getByRole('button', { name: 'Token: TUSD', exact: true })).toBeVisible()
    await sendToTheEnd(demo)
  } finally {
    await stack.restartServer()
  }
  expect(await balanceOf()).toBe(before + 2_500_000n)
})

for (const one of familyCases.slice(1)) {
  test(`${one.symbol} and a token are sent from the modal, and are found after a reload`, async ({
    openDemo,
    stack,
  }) => {
    expectRunning(stack, one.family)
    const demo = await openDemo()
    await demo.connect(one.wallet)
    await useLastAccount(demo, one.wallet)
    await openView(demo, 'Send')
    await field(demo, /^Amount/).fill(one.amount)
    await field(demo, /^To/).fill(one.to)
    await sendToTheEnd(demo)
    await openView(demo, 'Send')
    // Bitcoin has no tokens, so the remaining currency is sent instead.
    const symbol = one.family === 'bitcoin' ? one.symbol : 'TUSD'
    if (symbol !== one.symbol) await chooseToken(demo, one.symbol, symbol)
    await press(demo, 'Max')
    await expect(field(demo, /^Amount/)).not.toHaveValue('')
    await field(demo, /^To/).fill(one.to)
    await sendToTheEnd(demo)
    await expectActivity(
      demo,
      one.wallet,
      new RegExp(`−${one.amount} ${one.symbol}`),
      new RegExp(`−[\\d,.]+ ${symbol}`),
    )
  })
}
