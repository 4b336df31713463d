import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

test('the wallet reports that it is offline at the first signature, and signs once the network is back', async ({
  openDemo,
  context,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await wallet.logInWith('Discord', 'Alice')
  await wallet.keepCode()
  await demo.expectStatus('connected')
  // The frame reloads: the wallet is locked, and no approval has been shown yet.
  await demo.page.reload()
  await demo.expectStatus('connected')
  const frame = demo.page.frames().find((each) => each.url().startsWith(stack.config.frameUrl))
  const fetched = () =>
    frame?.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .join(),
    )
  await expect.poll(fetched).toContain('/assets/Unreachable')
  await expect.poll(fetched).toContain('/assets/Approve')

  await context.setOffline(true)
  await demo.sign()
  await wallet.press('Sign')
  const view = wallet.frame.getByRole('main')
  await expect(view).toContainText('No connection')
  await expect(view).toContainText('Nothing was signed')
  // Still offline.
  await wallet.press('Try again')
  await expect(view).toContainText('No connection')
  await context.setOffline(false)
  // Continues when the browser is online again, or the user retries.
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
})
