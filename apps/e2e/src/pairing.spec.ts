import type { BrowserContext } from '@playwright/test'
import type { Demo } from './support/Demo.js'
import { openRemoteWallet, type RemoteWalletPage } from './support/openRemoteWallet.js'
import { expect, test, testBoth } from './support/test.js'

type Pair = { readonly demo: Demo; readonly wallet: RemoteWalletPage }

/** Opens the remote wallet in another tab with the demo's pairing link. */
async function pairDevices(demo: Demo, phone: BrowserContext, walletUrl: string): Promise<Pair> {
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(phone, walletUrl)
  await wallet.pair(link)
  return { demo, wallet }
}

async function expectApproved({ demo, wallet }: Pair): Promise<void> {
  await wallet.approve()
  await demo.expectStatus('connected')
}

const requestSignature = (demo: Demo) => demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
const expectSignature = (demo: Demo) =>
  expect(demo.card('Sign').getByRole('status')).toContainText(/Signature 0x[0-9a-f]{130}/, { timeout: 30_000 })

testBoth(
  'a remote wallet pairs by the copied link, signs, sends, and stays after a reload',
  async ({ openDemo, phone, stack }) => {
    const pair = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
    const { demo, wallet } = pair
    await expectApproved(pair)
    await expect(demo.modal).toBeHidden()

    await requestSignature(demo)
    await wallet.approve()
    await expectSignature(demo)

    await demo.send()
    await wallet.approve()
    await demo.expectMined()

    await demo.page.reload()
    await demo.expectStatus('connected')
    await requestSignature(demo)
    await wallet.approve()
    await expectSignature(demo)

    await wallet.disconnect()
    await demo.expectStatus('disconnected')
  },
)

test('a remote wallet signs in with the one approval that pairs it', async ({ openDemo, phone, stack }) => {
  const demo = await openDemo({ signIn: 'required' })
  const members = demo.card('Members only')
  await members.getByRole('button', { name: 'Open the page' }).click()
  await expect(members).toContainText('Sign in with your wallet')

  const { wallet } = await pairDevices(demo, phone, stack.config.walletUrl)
  await wallet.expectText('Connect and sign in to this app?')
  await wallet.approve()
  await demo.expectStatus('connected')
  await expect(demo.modal).toBeHidden()
  await expect(members).toContainText('Signed in as')

  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(members).toContainText('Signed in as')
})

test('wallet and app show each other’s picture, and networks their mark, under a strict content policy', async ({
  openDemo,
  phone,
  stack,
}) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(phone, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.expectQuestion()
  await wallet.expectPicture()
  await wallet.approve()
  await demo.page.bringToFront()
  await demo.expectStatus('connected')
  await demo.expectPictures(demo.page.getByRole('navigation', { name: 'Wallet' }))
  await demo.open()
  await demo.expectPictures(demo.modal)
  await demo.modal.getByRole('button', { name: /Remote Wallet, Switch wallet$/ }).click()
  await expect(demo.modal.getByText('Your wallets')).toBeVisible()
  await demo.expectPictures(demo.modal)
})

test('a rejected pairing is shown, and a retry pairs', async ({ openDemo, phone, stack }) => {
  const { demo, wallet } = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
  await wallet.reject()
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await demo.page.bringToFront()
  await wallet.pair(await demo.copyLink())
  await expectApproved({ demo, wallet })
})

testBoth('a rejected request is shown in words', async ({ openDemo, phone, stack }) => {
  const pair = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
  await expectApproved(pair)
  await requestSignature(pair.demo)
  await pair.wallet.reject()
  await expect(pair.demo.card('Sign').getByRole('status')).toContainText(/declined|rejected/i)
})

test('an expired link is replaced by a new one', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.page.clock.install()
  const first = await demo.copyPairingLink()
  await demo.page.clock.fastForward('03:51')
  await demo.modal.getByRole('button', { name: 'Get a new code' }).click()
  await expect.poll(() => demo.copyLink()).not.toBe(first)
})

test('a pairing completes although the relay is killed and restarted in the middle of it', async ({
  openDemo,
  phone,
  stack,
}) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  await stack.server.kill()
  await stack.restartServer()
  const wallet = await openRemoteWallet(phone, stack.config.walletUrl)
  await wallet.pair(link)
  await expectApproved({ demo, wallet })
})

test('a paired request completes although the relay is killed and restarted in the middle of it', async ({
  openDemo,
  phone,
  stack,
}) => {
  const pair = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
  await expectApproved(pair)
  await requestSignature(pair.demo)
  await pair.wallet.expectQuestion()
  await stack.server.kill()
  await stack.restartServer()
  await pair.wallet.approve()
  await expectSignature(pair.demo)
})

test('a wallet that was offline responds when it is back', async ({ openDemo, phone, stack }) => {
  const pair = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
  await expectApproved(pair)
  await pair.wallet.close()
  await requestSignature(pair.demo)
  const back = await openRemoteWallet(phone, stack.config.walletUrl)
  await back.approve()
  await expectSignature(pair.demo)
})

test('disconnecting on the page ends the session in the wallet', async ({ openDemo, phone, stack }) => {
  const pair = await pairDevices(await openDemo(), phone, stack.config.walletUrl)
  await expectApproved(pair)
  await pair.demo.page.bringToFront()
  await pair.demo.disconnect()
  await pair.wallet.expectNoSession()
})

test('a paired wallet that switches to an unsupported network is switched back', async ({ openDemo, phone, stack }) => {
  const pair = await pairDevices(await openDemo({ networks: 'first' }), phone, stack.config.walletUrl)
  await expectApproved(pair)
  const { demo, wallet } = pair
  await wallet.selectNetwork('Local Two')
  await expect(demo.modal.getByText(/Choose a supported network to continue/)).toBeVisible()
  await demo.row('Local One').click()
  await expect(demo.modal).toBeHidden()
  await expect(demo.card('Account')).toContainText('NetworkLocal One')
})
