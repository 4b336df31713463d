import { createPublicClient, erc20Abi, http } from 'viem'
import type { Demo } from './support/Demo.js'
import { expect, test } from './support/test.js'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Chooses the token of a field of the open view. */
async function choose({ modal }: Demo, from: string, symbol: string): Promise<void> {
  await modal.getByRole('button', { name: from, exact: true }).first().click()
  await modal.getByRole('searchbox', { name: 'Search by name or address' }).fill(symbol)
  await modal.getByRole('list', { name: 'All tokens' }).getByRole('button').first().click()
}

test('swaps both ways, with approve and with permit', { tag: '@library' }, async ({ openDemo, stack }) => {
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

  // The currency of the chain for a token: one transaction.
  const [before, first] = [await balanceOf('TUSD'), await nonce()]
  await begin()
  await choose(demo, 'Select token', 'TUSD')
  await review('1')
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect.poll(() => balanceOf('TUSD')).toBeGreaterThan(before)
  expect(await nonce()).toBe(first + 1)

  // And back: the approval is exact, and used up.
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await modal.getByRole('button', { name: 'Exchange the tokens' }).click()
  const held = await balanceOf('TUSD')
  await review('250')
  await expect(modal.getByRole('listitem').filter({ hasText: 'Approve TUSD' })).toBeVisible()
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await expect.poll(() => balanceOf('TUSD')).toBe(held - 250_000_000n)
  expect(await nonce()).toBe(first + 3)

  // A token that takes permits: a signature and one transaction.
  await modal.getByRole('button', { name: 'Swap', exact: true }).click()
  await choose(demo, 'TUSD', 'TUSDC')
  const signed = await balanceOf('TUSDC')
  await review('100')
  await expect(modal.getByRole('listitem').filter({ hasText: 'Allow TUSDC by signature' })).toBeVisible()
  await modal.getByRole('button', { name: 'Approve and swap' }).click()
  await expect.poll(() => balanceOf('TUSDC')).toBe(signed - 100_000_000n)
  expect(await nonce()).toBe(first + 4)
})

test('a refusal in the wallet keeps the swap as it was', async ({ openDemo }) => {
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
  await expect(modal.getByRole('alert')).toContainText('You declined in your wallet')
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.5')
})
