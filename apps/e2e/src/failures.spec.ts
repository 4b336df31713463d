import { allFamilies, familyCases, maybeSentText } from './support/familyCases.data.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })
// A restarted node first compiles its runtime, or reads its chain.
test.describe.configure({ timeout: 120_000 })

for (const one of familyCases) {
  const { family, wallet, symbol } = one

  test.describe(`${wallet}, in the page`, () => {
    test.beforeEach(({ stack }) => expectRunning(stack, family))

    test('rejects connecting, signing and sending: each is shown in plain language', async ({ openDemo }) => {
      const demo = await openDemo()
      await demo.answer('Reject all', wallet)
      await demo.open()
      await demo.row(wallet).click()
      await expect(demo.modal.getByText(/declined/i).first()).toBeVisible()
      await demo.expectStatus('disconnected')
      await demo.answer('Approve all', wallet)
      await demo.modal.getByRole('button', { name: 'Try again' }).click()
      await demo.expectStatus('connected')

      await demo.answer('Reject all', wallet)
      await demo.sign()
      await expect(demo.outcome('Sign')).toContainText('rejected')
      await demo.send()
      await expect(demo.outcome('Send')).toContainText('rejected', { timeout: 30_000 })
      await demo.expectStatus('connected')

      await demo.answer('Approve all', wallet)
      await demo.sign()
      await expect(demo.outcome('Sign')).toContainText(one.signature)
    })

    test('restores silently after a reload, disconnects when it is locked, and connects again', async ({
      openDemo,
    }) => {
      const demo = await openDemo()
      await demo.connect(wallet)
      await demo.page.reload()
      await demo.expectStatus('connected')
      await expect(demo.card('Account')).toContainText(`Network${one.network}`)
      await expect(demo.prompt(wallet)).toBeHidden()

      if (family === 'polkadot') {
        // Wallets that can't be queried without a prompt are followed from their first signature on.
        await demo.answer('Approve all', wallet)
        await demo.sign()
        await expect(demo.outcome('Sign')).toContainText(one.signature)
        await demo.answer('Ask me', wallet)
      }
      await demo.card(wallet).getByRole('button', { name: 'Lock', exact: true }).click()
      await demo.expectStatus('disconnected')
      await demo.open()
      await demo.row(wallet).click()
      await demo.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
      await demo.expectStatus('connected')
    })

    test('survives an outage of its node: failures are shown, and it works when the node is back', async ({
      openDemo,
      context,
      stack,
    }) => {
      const node = stack.nodes[family]
      const demo = await openDemo()
      await demo.connect(wallet)
      await demo.answer('Ask me', wallet)
      await demo.send()
      await expect(demo.prompt(wallet)).toBeVisible({ timeout: 30_000 })

      // The node fails during a transfer here, and during a read in another tab, which has restored the wallet.
      await node?.hang()
      // A failed balance is retried after half a minute, which this tab skips. Without the service, it needs the node.
      const tab = await openDemo({}, context, async (page) => {
        await page.clock.install()
        await page.route('**/v1/**', (route) => route.abort())
      })
      await tab.expectStatus('connected')
      await tab.open()
      await expect(tab.modal.locator('[aria-busy=true]').first()).toBeVisible()
      await node?.kill()
      const unknown = tab.modal.getByText(/Balance unavailable/)
      // The balance's own button: the tokens below it have one, too.
      const again = unknown.getByRole('button', { name: 'Try again' })
      await expect(unknown).toBeVisible({ timeout: 30_000 })
      await tab.page.clock.fastForward(30_000)
      await again.click()
      // It was read again and failed, so it rests for half a minute. A pending read would outlast the node.
      await expect(again).toBeDisabled({ timeout: 30_000 })
      await demo.page.bringToFront()
      await demo.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
      await expect(demo.outcome('Send')).toContainText(maybeSentText, { timeout: 30_000 })

      await node?.restart()
      await tab.page.bringToFront()
      await tab.page.clock.fastForward(30_000)
      await again.click()
      await expect(unknown).toBeHidden({ timeout: 30_000 })
      await expect(tab.modal.getByText(symbol, { exact: true }).first()).toBeVisible({ timeout: 30_000 })
      await demo.page.bringToFront()
      await demo.answer('Approve all', wallet)
      await demo.sendAgain()
      await demo.expectMined()
    })
  })
}
