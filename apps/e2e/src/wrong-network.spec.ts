import { allFamilies } from './support/familyCases.data.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })

// EVM is covered in networks.spec.ts. Paired wallets, of which only EVM ones have a network, are in pairing.spec.ts.
const exitText = /Choose a supported network to continue/

test('a Bitcoin wallet on another network is prompted to switch: first it rejects, then it accepts', async ({
  openDemo,
  stack,
}) => {
  expectRunning(stack, 'bitcoin')
  const demo = await openDemo({ walletChains: 'other' })
  await demo.answer('Approve all', 'Bitcoin Test Wallet')
  await demo.open()
  await demo.row('Bitcoin Test Wallet').click()
  await expect(demo.modal.getByText(exitText)).toBeVisible()
  await demo.answer('Reject all', 'Bitcoin Test Wallet')
  await demo.row('Bitcoin Regtest').click()
  await expect(demo.modal.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await demo.answer('Approve all', 'Bitcoin Test Wallet')
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(demo.modal).toBeHidden()
  await expect(demo.card('Account')).toContainText('NetworkBitcoin Regtest')
  await expect(demo.card('Account')).toContainText(/BTC\d/)
})

// Solana wallets have no selected network, so the closest case is one without the app's network.
test('instructions appear for a Solana wallet that does not support the app’s network', async ({ openDemo }) => {
  const demo = await openDemo({ walletChains: 'other' })
  await demo.answer('Approve all', 'Solana Test Wallet')
  await demo.open()
  await demo.row('Solana Test Wallet').click()
  await expect(demo.modal.getByText(exitText)).toBeVisible()
  await expect(demo.row('Solana Local')).toBeDisabled()
  await expect(demo.row('Solana Local')).toContainText('Not enabled in your wallet')
  await demo.modal.getByRole('button', { name: 'Disconnect' }).click()
  await demo.expectStatus('disconnected')
})

// Polkadot wallets have no network either: the closest case is one whose accounts are all bound to another chain.
test('a Polkadot wallet without an account for the app’s chain does not connect, and shows why', async ({
  openDemo,
}) => {
  const demo = await openDemo({ walletChains: 'other' })
  await demo.answer('Approve all', 'Polkadot Test Wallet')
  await demo.open()
  await demo.row('Polkadot Test Wallet').click()
  await expect(demo.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(demo.modal.getByText(/Polkadot Test Wallet has no account on a network this app supports/)).toBeVisible()
  await demo.expectStatus('disconnected')
})
