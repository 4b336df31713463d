import { createPublicClient, erc20Abi, getAbiItem, http } from 'viem'
import type { Demo } from './support/Demo.js'
import { expect, test, testBoth } from './support/test.js'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Account of the second test wallet, which batches calls. */
const second = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Selects the token of a field in the open view. */
async function choose({ modal }: Demo, from: string, symbol: string): Promise<void> {
  await modal.getByRole('button', { name: from, exact: true }).first().click()
  await modal.getByRole('searchbox', { name: 'Name, symbol or address' }).fill(symbol)
  const rows = modal.getByRole('list', { name: /^(Your|All) tokens$/ }).getByRole('button')
  await rows.filter({ hasText: new RegExp(`\\b${symbol}\\b`) }).click()
}

testBoth('a user swaps both ways, with approve and with permit', async ({ openDemo, stack }) => {
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const tokenOf = (symbol: string) => stack.config.tokens[symbol]?.address as `0x${string}`
  const balanceOf = (symbol: string) =>
    client.readContract({ address: tokenOf(symbol), abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const nonce = () => client.getTransactionCount({ address: owner })
  const demo = await openDemo()
  await demo.connect()
  const { modal } = demo
  const begin = async () => {
    await demo.button.click()
    await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  }
  const review = async (amount: string) => {
    await modal.getByRole('textbox', { name: 'You pay' }).fill(amount)
    await modal.getByRole('button', { name: 'Review' }).click()
    await expect(modal.getByRole('heading', { name: 'Review swap' })).toBeVisible()
  }

  // Native currency for a token: one transaction.
  const [before, first] = [await balanceOf('TUSD'), await nonce()]
  await begin()
  await choose(demo, 'Select token', 'TUSD')
  await review('1')
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect.poll(() => balanceOf('TUSD')).toBeGreaterThan(before)
  expect(await nonce()).toBe(first + 1)
  await expect(modal.getByRole('heading', { name: 'Swapped' })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()

  // And back: the approval is exact, and used up.
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await modal.getByRole('button', { name: 'Switch tokens' }).click()
  const held = await balanceOf('TUSD')
  await review('250')
  await expect(modal.getByRole('listitem').filter({ hasText: 'Approve TUSD' })).toBeVisible()
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await expect.poll(() => balanceOf('TUSD')).toBe(held - 250_000_000n)
  expect(await nonce()).toBe(first + 3)
  await modal.getByRole('button', { name: 'Done' }).click()

  // A token with permits: a signature and one transaction.
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await choose(demo, 'TUSD', 'TUSDC')
  const signed = await balanceOf('TUSDC')
  await review('100')
  await expect(modal.getByRole('listitem').filter({ hasText: 'Sign to approve TUSDC' })).toBeVisible()
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await expect.poll(() => balanceOf('TUSDC')).toBe(signed - 100_000_000n)
  expect(await nonce()).toBe(first + 4)
})

test('a rejection in the wallet keeps the swap as it was', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Reject all')
  const { modal } = demo
  await demo.button.click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await choose(demo, 'Select token', 'TUSD')
  await modal.getByRole('textbox', { name: 'You pay' }).fill('0.5')
  await modal.getByRole('button', { name: 'Review' }).click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(modal.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.5')
})

test('a wallet that batches calls swaps in one transaction', async ({ openDemo, stack }) => {
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const address = stack.config.tokens['TUSD']?.address as `0x${string}`
  const [approval, transfer] = [
    getAbiItem({ abi: erc20Abi, name: 'Approval' }),
    getAbiItem({ abi: erc20Abi, name: 'Transfer' }),
  ]
  const demo = await openDemo()
  await demo.connect('Second Test Wallet')
  const { modal } = demo
  await demo.button.click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await choose(demo, 'Select token', 'TUSD')
  await modal.getByRole('button', { name: 'Switch tokens' }).click()
  await modal.getByRole('textbox', { name: 'You pay' }).fill('250')
  await modal.getByRole('button', { name: 'Review' }).click()
  await expect(modal.getByRole('listitem').filter({ hasText: 'Approve and swap in one transaction' })).toBeVisible()
  const [before, fromBlock] = [await client.getBalance({ address: second }), await client.getBlockNumber()]
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  const isNew = ({ blockNumber }: { readonly blockNumber: bigint }) => blockNumber > fromBlock
  const sold = async () =>
    (await client.getLogs({ address, event: transfer, args: { from: second }, fromBlock })).filter(isNew)
  await expect.poll(async () => (await sold()).map(({ args }) => args.value)).toEqual([250_000_000n])
  // One approval, in the same transaction as the swap.
  const all = await client.getLogs({ address, event: approval, args: { owner: second }, fromBlock })
  const approved = all.filter(isNew)
  const [swap] = await sold()
  expect(approved.filter(({ args }) => args.value === 250_000_000n)).toHaveLength(1)
  expect(new Set(approved.map(({ transactionHash }) => transactionHash))).toEqual(new Set([swap?.transactionHash]))
  expect(await client.getBalance({ address: second })).toBeGreaterThan(before)
  await expect(modal.getByRole('heading', { name: 'Swapped' })).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(modal.getByRole('button', { name: 'Swap', exact: true })).toBeVisible()
})

test('a swap continues after each rejection, and after the service was down between approval and swap', async ({
  openDemo,
  stack,
}) => {
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const tusd = stack.config.tokens['TUSD']?.address as `0x${string}`
  const held = () => client.readContract({ address: tusd, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Ask me')
  const { modal, page } = demo
  const wallet = (name: 'Approve' | 'Reject') => demo.prompt().getByRole('button', { name, exact: true })
  await demo.button.click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await choose(demo, 'Select token', 'TUSD')
  await modal.getByRole('button', { name: 'Switch tokens' }).click()
  await modal.getByRole('textbox', { name: 'You pay' }).fill('20')
  await modal.getByRole('button', { name: 'Review' }).click()
  const before = await held()

  // The approval is rejected.
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await wallet('Reject').click()
  await expect(modal.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible()

  // The service is down after the approval.
  await modal.getByRole('button', { name: 'Try again' }).click()
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await expect(wallet('Approve')).toBeVisible()
  await page.route('**/v1/convert/**', (route) => route.abort())
  await wallet('Approve').click()
  await expect(modal.getByRole('alert').filter({ hasText: 'The swap service isn’t responding' })).toBeVisible({
    timeout: 20_000,
  })
  await page.unroute('**/v1/convert/**')

  // The approval counts; the swap is rejected, then sent.
  await modal.getByRole('button', { name: 'Try again' }).click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await wallet('Reject').click()
  await expect(modal.getByRole('alert').filter({ hasText: 'You declined the request in your wallet' })).toBeVisible()
  expect(await held()).toBe(before)
  await modal.getByRole('button', { name: 'Try again' }).click()
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await wallet('Approve').click()
  await expect.poll(held).toBe(before - 20_000_000n)
})
