import { createPublicClient, http, parseEther, verifyMessage } from 'viem'
import { expect, testBoth } from './support/test.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Recipient of the page's transfers. */
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

testBoth('a message is signed by the account that is shown', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Sign')
  await card.getByLabel('Message').fill('0xsalut, 0x00 is text here')
  await card.getByRole('button', { name: 'Sign message' }).click()
  await expect(card.getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
  const signature = (await card.getByRole('status').textContent())?.replace('Signature ', '') as `0x${string}`
  expect(await verifyMessage({ address: first, message: '0xsalut, 0x00 is text here', signature })).toBe(true)
})

testBoth('typed data is signed', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Sign')
  await card.getByRole('button', { name: 'Sign typed data' }).click()
  await expect(card.getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)
})

testBoth('a rejected signature is shown in words', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Reject all')
  const card = demo.card('Sign')
  await card.getByRole('button', { name: 'Sign message' }).click()
  await expect(card.getByRole('status')).toContainText(/declined|rejected/i)
})

testBoth('the page sends by command alone, and the amount sent arrives', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await demo.connect()
  const client = createPublicClient({ transport: http(stack.config.rpcUrls['eip155:31337']) })
  const before = await client.getBalance({ address: second })
  await demo.send()
  await demo.expectMined()
  expect(await client.getBalance({ address: second })).toBe(before + parseEther('0.01'))
})

testBoth('the page opens the prefilled, locked form, and gets the hash', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const card = demo.card('Send')
  await card.getByRole('button', { name: 'Open send form' }).click()
  for (const [name, value] of [
    [/^To/, second],
    [/^Amount/, '0.01'],
  ] as const) {
    const field = demo.modal.getByRole('textbox', { name })
    await expect(field).toHaveValue(value)
    await expect(field).not.toBeEditable()
  }
  await demo.close()
  await expect(demo.outcome('Send')).toContainText(/left/)
  await card.getByRole('button', { name: 'Open send form' }).click()
  await demo.modal.getByRole('button', { name: 'Review' }).click()
  await demo.modal.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(demo.outcome('Send')).toContainText(/^Sent 0x[0-9a-f]{64}$/)
  await demo.expectConfirmed()
})

testBoth('a token is sent and mined, and the balance shown follows', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const balance = demo
    .card('Account')
    .locator('dl > div')
    .filter({ has: demo.page.getByText('TUSD', { exact: true }) })
    .getByRole('definition')
  await expect(balance).toHaveText(/\d/)
  const before = await balance.textContent()
  await demo.sendInModal({ to: second, amount: '12.5', token: 'TUSD' })
  await demo.expectConfirmed()
  await expect(balance).not.toHaveText(before ?? '')
})
