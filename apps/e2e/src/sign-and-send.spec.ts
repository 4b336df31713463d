import { createPublicClient, http, parseEther, verifyMessage } from 'viem'
import { expect, test } from './support/test.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a message is signed by the account that is shown', { tag: '@library' }, async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Sign')
  await card.getByLabel('Message').fill('0xsalut, 0x00 is text here')
  await card.getByRole('button', { name: 'Sign message' }).click()
  await expect(card.getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
  const signature = (await card.getByRole('status').textContent())?.replace('Signature ', '') as `0x${string}`
  expect(await verifyMessage({ address: first, message: '0xsalut, 0x00 is text here', signature })).toBe(true)
})

test('typed data is signed', { tag: '@library' }, async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Sign')
  await card.getByRole('button', { name: 'Sign typed data' }).click()
  await expect(card.getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
})

test('a refused signature is told in words', { tag: '@library' }, async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Reject all')
  const card = demo.card('Sign')
  await card.getByRole('button', { name: 'Sign message' }).click()
  await expect(card.getByRole('status')).toContainText(/declined|rejected/i)
})

test('ether is sent and mined', { tag: '@library' }, async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await demo.connect()
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const to = `0x${'5e'.repeat(20)}` as const
  const card = demo.card('Send')
  await card.getByLabel('To', { exact: true }).fill(to)
  await card.getByLabel('Amount').fill('0.25')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByRole('status')).toContainText(/Mined in block \d+/)
  expect(await client.getBalance({ address: to })).toBe(parseEther('0.25'))
})

test('a token is sent and mined, and the balance shown follows', { tag: '@library' }, async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Send')
  await card.getByLabel('Amount').fill('12.5')
  await card.getByLabel('Token').selectOption('TUSD')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByRole('status')).toContainText(/Mined in block \d+/)
})
