import type { Demo } from './support/Demo.js'
import { openRemoteWallet } from './support/openRemoteWallet.js'
import { expect, test } from './support/test.js'

test.use({ families: ['solana', 'bitcoin', 'polkadot'] })
// Four chains beside the browser are a lot for a small machine.
test.describe.configure({ timeout: 120_000 })

const namespaces = ['eip155', 'solana', 'polkadot', 'bip122']
const rows = (demo: Demo) => demo.card('Connections').getByRole('listitem')

/** Makes the wallet's connection in a namespace the active one and waits until its network is shown. */
async function use(demo: Demo, namespace: string, network: string): Promise<void> {
  const row = rows(demo).filter({ hasText: namespace })
  await expect(row).toHaveCount(1)
  const button = row.getByRole('button', { name: /^Use / })
  await expect(button.or(row.getByText('active'))).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(demo.card('Account')).toContainText(`Network${network}`)
}

test('one pairing connects every namespace, signs in each, and ends in all of them', async ({
  openDemo,
  context,
  stack,
}) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.expectQuestion()
  for (const network of ['Local One', 'Solana Local', 'Local Asset Hub', 'Bitcoin Regtest']) {
    await wallet.expectNetwork(network)
  }
  await wallet.approve()
  await demo.expectStatus('connected')
  for (const namespace of namespaces) await expect(rows(demo).filter({ hasText: namespace })).toHaveCount(1)

  const sign = demo.card('Sign')
  const signatures = [
    ['eip155', 'Local One', /Signature 0x[0-9a-f]{130}$/],
    ['solana', 'Solana Local', /Signature [1-9A-HJ-NP-Za-km-z]{80,90}$/],
    ['polkadot', 'Local Asset Hub', /Signature 0x[0-9a-f]{128}$/],
    ['bip122', 'Bitcoin Regtest', /Signature [\w+/]{100,}=*$/],
  ] as const
  for (const [namespace, network, signature] of signatures) {
    await use(demo, namespace, network)
    await sign.getByRole('button', { name: 'Sign message' }).click()
    await wallet.expectText('Hello from the demo')
    await wallet.approve()
    await expect(sign.getByRole('status')).toContainText(signature)
  }

  await demo.page.reload()
  await expect(rows(demo)).toHaveCount(namespaces.length)
  await use(demo, 'solana', 'Solana Local')
  await rows(demo)
    .filter({ hasText: 'solana' })
    .getByRole('button', { name: /^Disconnect / })
    .click()
  await expect(rows(demo)).toHaveCount(0)
  await demo.expectStatus('disconnected')
  await wallet.expectNoSession()
})

test('a paired wallet sends on Solana, Bitcoin and Polkadot', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  const send = demo.card('Send')
  const transfers = [
    ['solana', 'Solana Local', '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM', '0.5', '0.5 SOL'],
    ['bip122', 'Bitcoin Regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', '0.01', '0.01 BTC'],
    ['polkadot', 'Local Asset Hub', '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty', '1', 'Sign transaction'],
  ] as const
  for (const [namespace, network, to, amount, question] of transfers) {
    await use(demo, namespace, network)
    await send.getByLabel('To', { exact: true }).fill(to)
    await send.getByLabel('Amount').fill(amount)
    await send.getByRole('button', { name: 'Send' }).click()
    await wallet.expectText(question)
    await wallet.approve()
    await expect(send.getByRole('status')).toContainText(/Mined in block \d+/, { timeout: 30_000 })
  }
})
