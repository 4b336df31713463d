import { allFamilies, familyCases } from './support/familyCases.data.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })

for (const one of familyCases) {
  test(`${one.wallet} connects, shows its balance, signs, sends, and is restored silently`, async ({
    openDemo,
    stack,
  }) => {
    expectRunning(stack, one.family)
    const demo = await openDemo()
    await demo.connect(one.wallet)
    const account = demo.card('Account')
    await expect(account).toContainText(`Network${one.network}`)
    const balance = account
      .locator('dl > div')
      .filter({ has: demo.page.getByText(one.symbol, { exact: true }) })
      .getByRole('definition')
    await expect(account).toContainText(new RegExp(`${one.symbol}\\d`), { timeout: 30_000 })
    const before = await balance.textContent()

    await demo.sign()
    await expect(demo.outcome('Sign')).toContainText(one.signature)
    await demo.send()
    await demo.expectMined()
    await expect(balance).not.toHaveText(before ?? '')

    await demo.page.reload()
    await demo.expectStatus('connected')
    await expect(account).toContainText(`Network${one.network}`)
    await expect(demo.prompt(one.wallet)).toBeHidden()
  })
}

test('an EVM and a Solana wallet are connected side by side, and disconnecting one leaves the other', async ({
  openDemo,
}) => {
  const demo = await openDemo()
  await demo.connect()
  await demo.answer('Approve all', 'Solana Test Wallet')
  const connections = demo.card('Connections')
  await connections.getByRole('button', { name: 'Add a wallet' }).click()
  await demo.row('Solana Test Wallet').click()
  await expect(demo.card('Account')).toContainText('NetworkSolana Local')
  await expect(demo.card('Account')).toContainText('TUSD')
  await connections.getByRole('button', { name: 'Disconnect Solana Test Wallet' }).click()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
  await demo.expectStatus('connected')
})
