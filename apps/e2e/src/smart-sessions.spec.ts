import { createWalletClient, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

const friend = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

test('a permission is shown, listed in plain language, and revoked in the wallet and in the list', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({ smartSessions: 'on' })
  const wallet = new EmbeddedWallet(demo, stack.config, 'sofie@session.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const chain = createWalletClient({ account: friend, transport: http(stack.chains[0].url) }).extend(publicActions)
  const funds = [await wallet.account(), '0xde0b6b3a7640000']
  await chain.request({ method: 'anvil_setBalance' as never, params: funds as never })

  await demo.card('Permissions').getByRole('button', { name: 'Grant for one week' }).click()
  await wallet.press('Approve')
  await expect(demo.modal.getByText('Access granted')).toBeVisible()
  await expect(demo.modal.getByText(/^Up to 0\.01 ETH per day/)).toBeVisible()
  await demo.modal.getByRole('button', { name: 'See all sessions' }).click()

  const row = demo.modal.getByRole('button', { name: /^Kit demo/ })
  await row.click()
  await expect(demo.modal.getByText(/^Up to 0\.01 ETH per day/)).toBeVisible()
  await demo.modal.getByRole('button', { name: 'Revoke', exact: true }).click()
  await wallet.press('Revoke')
  await demo.modal.getByRole('tab', { name: /Revoked 1/ }).click({ timeout: 30_000 })
  await expect(row).toContainText('Revoked on')
})
