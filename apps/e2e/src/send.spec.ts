import { createPublicClient, erc20Abi, http, parseEther } from 'viem'
import type { Demo } from './support/Demo.js'
import { allFamilies, familyCases } from './support/familyCases.data.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })

const to = `0x${'5d'.repeat(20)}` as const

/** Goes to the form of the modal. */
async function openForm(demo: Demo): Promise<void> {
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.modal.getByRole('heading', { name: 'Send' })).toBeVisible()
}

const field = (demo: Demo, name: RegExp) => demo.modal.getByRole('textbox', { name })
const press = (demo: Demo, name: string) => demo.modal.getByRole('button', { name, exact: true }).click()

test('ether is sent from the modal after a refusal, and becomes final', { tag: '@library' }, async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Reject all')
  await openForm(demo)
  await field(demo, /^Amount/).fill('0,25')
  await field(demo, /^To/).fill(to)
  await press(demo, 'Review')
  await expect(demo.modal).toContainText('You have not sent here before.')
  await expect(demo.modal).toContainText(/Network fee0\.\d+ ETH/)
  await press(demo, 'Send')
  await expect(demo.modal.getByRole('alert')).toContainText('You declined in your wallet. Nothing was sent.')
  await demo.close()

  await demo.answer('Approve all')
  await openForm(demo)
  await expect(field(demo, /^Amount/)).toHaveValue('0.25')
  await press(demo, 'Review')
  await press(demo, 'Send')
  await expect(demo.modal.getByRole('heading', { name: 'Confirmed' })).toBeVisible({ timeout: 20_000 })
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  expect(await client.getBalance({ address: to })).toBe(parseEther('0.25'))
  await press(demo, 'Done')

  await openForm(demo)
  await expect(demo.modal.getByRole('list', { name: 'Sent to before' })).toContainText('0x5d…5d5d5d')
})

test('all of a token is sent from the modal', { tag: '@library' }, async ({ openDemo, stack }) => {
  const token = stack.config.tokens['TNIL']?.address as `0x${string}`
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const balanceOf = (address: `0x${string}`) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const demo = await openDemo()
  await demo.connect()
  await openForm(demo)
  await press(demo, 'Token: ETH')
  await demo.modal.getByRole('searchbox').fill(token)
  await demo.modal.getByRole('button', { name: /TNIL/ }).click()
  await press(demo, 'Max')
  await expect(field(demo, /^Amount/)).not.toHaveValue('')
  await field(demo, /^To/).fill(to)
  await press(demo, 'Review')
  await press(demo, 'Send')
  await expect(demo.modal.getByRole('heading', { name: 'Confirmed' })).toBeVisible({ timeout: 20_000 })
  expect(await balanceOf('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(0n)
  expect(await balanceOf(to)).toBeGreaterThan(0n)
})

for (const one of familyCases.slice(1)) {
  test(`${one.symbol} is sent from the modal`, async ({ openDemo, stack }) => {
    expectRunning(stack, one.family)
    const demo = await openDemo()
    await demo.connect(one.wallet)
    await openForm(demo)
    await field(demo, /^Amount/).fill(one.amount)
    await field(demo, /^To/).fill(one.to)
    await press(demo, 'Review')
    await press(demo, 'Send')
    await expect(demo.modal.getByRole('heading', { name: 'Confirmed' })).toBeVisible({ timeout: 30_000 })
  })
}
