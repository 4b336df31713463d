import { expect, test, testBoth } from './support/test.js'

testBoth('a user switches the network and the wallet follows', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
  await demo.row('Local Two').click()
  await expect(demo.card('Account')).toContainText('NetworkLocal Two')
  await expect(demo.card('Test Wallet').getByLabel('Wallet network')).toHaveValue('31338')
})

testBoth('a rejected switch is shown and can be retried', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Reject all')
  await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
  await demo.row('Local Two').click()
  await expect(demo.modal.getByText(/declined/i).first()).toBeVisible()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
  await demo.modal.getByRole('button', { name: 'Back' }).click()
  await demo.modal.getByRole('button', { name: 'Close' }).click()
  await demo.answer('Approve all')
  await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
  await demo.row('Local Two').click()
  await expect(demo.card('Account')).toContainText('NetworkLocal Two')
})

for (const unknownChain of ['plain', 'nested', 'internal']) {
  testBoth(`a network that the wallet does not know is added first (error ${unknownChain})`, async ({ openDemo }) => {
    const demo = await openDemo({ walletChains: 'first', unknownChain })
    await demo.connect()
    await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
    await demo.row('Local Two').click()
    await expect(demo.card('Account')).toContainText('NetworkLocal Two')
  })
}

testBoth('an unsupported network opens a view to switch, and switching works', async ({ openDemo }) => {
  const demo = await openDemo({ networks: 'first' })
  await demo.connect()
  await demo.card('Test Wallet').getByLabel('Wallet network').selectOption('31338')
  await expect(demo.modal).toBeVisible()
  await demo.page.keyboard.press('Escape')
  await expect(demo.modal).toBeVisible()
  await demo.row('Local One').click()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
  await expect(demo.modal).toBeHidden()
})

test('a user on an unsupported network can disconnect', async ({ openDemo }) => {
  const demo = await openDemo({ networks: 'first' })
  await demo.connect()
  await demo.card('Test Wallet').getByLabel('Wallet network').selectOption('31338')
  await demo.modal.getByRole('button', { name: 'Disconnect' }).click()
  await demo.expectStatus('disconnected')
})

testBoth('an EVM wallet that starts on another network is asked to switch, and does', async ({ openDemo }) => {
  const demo = await openDemo({ networks: 'first', walletChains: 'other' })
  await demo.answer('Approve all')
  await demo.open()
  await demo.row('Test Wallet').click()
  await expect(demo.modal.getByText(/Choose a supported network to continue/)).toBeVisible()
  await demo.row('Local One').click()
  await expect(demo.modal).toBeHidden()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
  await expect(demo.card('Test Wallet').getByLabel('Wallet network')).toHaveValue('31337')
})
