import { openRemoteWallet } from './support/openRemoteWallet.js'
import { expect, test } from './support/test.js'

test('a remote wallet pairs by the copied link, signs and sends', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.page.bringToFront()
  await demo.expectStatus('connected')
  await expect(demo.modal).toBeHidden()

  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await wallet.approve()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await demo.card('Send').getByRole('button', { name: 'Send' }).click()
  await wallet.approve()
  await expect(demo.card('Send').getByRole('status')).toContainText(/Mined in block \d+/)

  await demo.page.reload()
  await demo.expectStatus('connected')
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await wallet.approve()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await wallet.disconnect()
  await demo.expectStatus('disconnected')
})

test('a refused pairing is told, and trying again pairs', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.reject()
  await demo.page.bringToFront()
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await wallet.pair(await demo.copyLink())
  await wallet.approve()
  await demo.expectStatus('connected')
})

test('a refused request is told in words', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.expectStatus('connected')
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await wallet.reject()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/declined|rejected/i)
})

test('a link that has expired is replaced by a new one', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.page.clock.install()
  const first = await demo.copyPairingLink()
  await demo.page.clock.fastForward('03:51')
  await demo.modal.getByRole('button', { name: 'New code' }).click()
  await expect.poll(() => demo.copyLink()).not.toBe(first)
})

test('a relay that dies in the middle of a pairing loses nothing', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  await stack.server.kill()
  await stack.restartServer()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.expectStatus('connected')
})

test('a relay that dies in the middle of a request loses nothing', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.expectStatus('connected')
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await wallet.expectQuestion()
  await stack.server.kill()
  await stack.restartServer()
  await wallet.approve()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/, { timeout: 30_000 })
})

test('a wallet that was offline answers when it is back', async ({ openDemo, context, stack }) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(context, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.expectStatus('connected')
  await wallet.close()
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  const back = await openRemoteWallet(context, stack.config.walletUrl)
  await back.approve()
  await expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/, { timeout: 30_000 })
})
