import { expect, test } from './support/test.js'

test.use({ families: ['solana', 'polkadot', 'bitcoin'] })

test('a Solana wallet connects, shows balances, signs, sends, and is restored silently', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect('Solana Test Wallet')
  const account = demo.card('Account')
  await expect(account).toContainText('NetworkSolana Local')
  await expect(account).toContainText('SOL999.9')
  await expect(account).toContainText('TUSD')

  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature \w{40,}/)

  const send = demo.card('Send')
  await send.getByLabel('To', { exact: true }).fill('4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM')
  await send.getByLabel('Amount').fill('0.5')
  await send.getByRole('button', { name: 'Send' }).click()
  await expect(send.getByRole('status')).toContainText(/Mined in block \d+/)
  await expect(account).toContainText('SOL999.4')

  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(account).toContainText('NetworkSolana Local')
  await expect(demo.prompt('Solana Test Wallet')).toBeHidden()
})

test('a refusal of a Solana wallet is told in words', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.answer('Reject all', 'Solana Test Wallet')
  await demo.open()
  await demo.row('Solana Test Wallet').click()
  await expect(demo.modal.getByText(/declined/i).first()).toBeVisible()
  await demo.expectStatus('disconnected')
})

test('an EVM and a Solana wallet are connected side by side, and ending one leaves the other', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Approve all', 'Solana Test Wallet')
  const connections = demo.card('Connections')
  await connections.getByRole('button', { name: 'Add a wallet' }).click()
  await demo.row('Solana Test Wallet').click()
  await expect(demo.card('Account')).toContainText('NetworkSolana Local')
  await connections.getByRole('button', { name: 'Disconnect Solana Test Wallet' }).click()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
  await demo.expectStatus('connected')
})

test('a Bitcoin wallet connects, shows its balance, signs and sends', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect('Bitcoin Test Wallet')
  const account = demo.card('Account')
  await expect(account).toContainText('NetworkBitcoin Regtest')
  await expect(account).toContainText(/BTC\d/)

  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature [\w+/=]{40,}/)

  const send = demo.card('Send')
  await send.getByLabel('To', { exact: true }).fill('bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080')
  await send.getByLabel('Amount').fill('0.01')
  await send.getByRole('button', { name: 'Send' }).click()
  await expect(send.getByRole('status')).toContainText(/Mined in block \d+/, { timeout: 30_000 })
  await demo.page.reload()
  await demo.expectStatus('connected')
})

test('a Polkadot wallet connects, shows its balance, signs and sends', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect('Polkadot Test Wallet')
  const account = demo.card('Account')
  await expect(account).toContainText('NetworkLocal Asset Hub')
  await expect(account).toContainText(/UNIT\d/, { timeout: 30_000 })

  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{128}/)

  const send = demo.card('Send')
  await send.getByLabel('To', { exact: true }).fill('5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty')
  await send.getByLabel('Amount').fill('1')
  await send.getByRole('button', { name: 'Send' }).click()
  await expect(send.getByRole('status')).toContainText(/Mined in block \d+/, { timeout: 30_000 })
  await demo.page.reload()
  await demo.expectStatus('connected')
})
