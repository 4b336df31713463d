import type { Stack } from '@kit/devnet/stack'
import type { BrowserContext } from '@playwright/test'
import type { Demo } from './support/Demo.js'
import { allFamilies, type FamilyCase, familyCases, maybeSentText } from './support/familyCases.data.js'
import { openRemoteWallet, type RemoteWalletPage } from './support/openRemoteWallet.js'
import { expect, expectRunning, test } from './support/test.js'

test.use({ families: allFamilies })
// Four chains and a browser are a lot for a small machine.
test.describe.configure({ timeout: 120_000 })

/** Families whose chain runs here. */
const running = ({ nodes }: Stack): readonly FamilyCase[] => familyCases.filter(({ family }) => nodes[family])

/** Pairs the remote wallet, which grants everything that is requested. */
async function pair(demo: Demo, phone: BrowserContext, walletUrl: string): Promise<RemoteWalletPage> {
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(phone, walletUrl)
  await wallet.pair(link)
  await wallet.approve()
  await demo.expectStatus('connected')
  return wallet
}

test('one pairing connects every namespace, signs in each, and ends in all of them', async ({
  openDemo,
  phone,
  stack,
}) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(phone, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.expectQuestion()
  for (const { network } of running(stack)) await wallet.expectNetwork(network)
  await wallet.approve()
  await demo.expectStatus('connected')
  for (const { namespace } of running(stack)) await expect(demo.connections(namespace)).toHaveCount(1)

  for (const one of running(stack)) {
    await demo.use(one)
    await demo.sign()
    await wallet.expectText('Hello from the demo')
    await wallet.approve()
    await expect(demo.outcome('Sign')).toContainText(one.signature)
  }

  await demo.page.reload()
  await expect(demo.connections()).toHaveCount(running(stack).length)
  await demo.use({ namespace: 'solana', network: 'Solana Local' })
  await demo
    .connections('solana')
    .getByRole('button', { name: /^Disconnect / })
    .click()
  await expect(demo.connections()).toHaveCount(0)
  await demo.expectStatus('disconnected')
  await wallet.expectNoSession()
})

test('a paired wallet that grants fewer chains is connected for those, and the others are explained', async ({
  openDemo,
  phone,
  stack,
}) => {
  const demo = await openDemo()
  const link = await demo.copyPairingLink()
  const wallet = await openRemoteWallet(phone, stack.config.walletUrl)
  await wallet.pair(link)
  await wallet.expectQuestion()
  for (const { network } of running(stack).slice(1)) await wallet.leaveOut(network)
  await wallet.approve()
  await demo.expectStatus('connected')
  await expect(demo.connections()).toHaveCount(1)
  await demo.card('Connections').getByRole('button', { name: 'Networks' }).click()
  await demo.row('Solana Local').click()
  await expect(demo.modal.getByText('Connect a wallet for Solana to continue.')).toBeVisible()
})

test('a locked paired wallet responds in each namespace after it is unlocked', async ({ openDemo, phone, stack }) => {
  const demo = await openDemo()
  let wallet = await pair(demo, phone, stack.config.walletUrl)
  for (const one of running(stack)) {
    // The wallet does not run on a locked phone.
    await wallet.close()
    await demo.use(one)
    await demo.sign()
    await expect(demo.outcome('Sign')).toContainText('Waiting for the wallet')
    wallet = await openRemoteWallet(phone, stack.config.walletUrl)
    await wallet.approve()
    await expect(demo.outcome('Sign')).toContainText(one.signature, { timeout: 30_000 })
  }
})

for (const one of familyCases) {
  test(`a paired wallet rejects and sends on ${one.network}, and survives an outage of its node`, async ({
    openDemo,
    phone,
    stack,
  }) => {
    expectRunning(stack, one.family)
    const node = stack.nodes[one.family]
    const demo = await openDemo()
    const wallet = await pair(demo, phone, stack.config.walletUrl)
    await demo.use(one)
    await demo.sign()
    await wallet.reject()
    await expect(demo.outcome('Sign')).toContainText('rejected')
    await demo.send()
    await wallet.expectText(one.question)
    await wallet.reject()
    await expect(demo.outcome('Send')).toContainText('rejected')

    await demo.send()
    await wallet.expectQuestion()
    await node?.kill()
    await wallet.approve()
    await expect(demo.outcome('Send')).toContainText(maybeSentText, { timeout: 30_000 })

    await demo.page.clock.install()
    // Without the service, a balance needs the node.
    await demo.page.route('**/v1/**', (route) => route.abort())
    await demo.page.reload()
    await demo.expectStatus('connected')
    await demo.use(one)
    await demo.open()
    // Case-sensitive: the tokens below have their own text, which appears after the balance.
    const unknown = demo.modal.getByText(/Balance unavailable/)
    await expect(unknown).toBeVisible({ timeout: 30_000 })
    await node?.restart()
    // A failed balance rests for half a minute, even if it was requested while the node started.
    await expect(async () => {
      await demo.page.clock.fastForward(30_000)
      const again = demo.modal.getByRole('button', { name: 'Try again' }).first()
      if (await unknown.isVisible()) await again.click()
      await expect(unknown).toBeHidden({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
    await demo.close()

    await demo.sendAgain()
    await wallet.approve()
    await demo.expectMined()
  })
}
