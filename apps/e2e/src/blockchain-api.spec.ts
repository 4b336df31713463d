import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.js'

test.use({ families: ['solana', 'polkadot'] })

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('name, tokens and activity of an account come from the server, and follow what it does', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const asked: string[] = []
  demo.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v1/')) asked.push(request.url())
  })
  const [account, tokens, activity] = [demo.card('Account'), demo.card('Tokens'), demo.card('Activity')]
  await expect(tokens).toContainText('Connect a wallet')
  expect(asked, 'nothing is asked before a wallet is connected').toEqual([])

  await demo.connect()
  await expect(account).toContainText('alice.eth')
  expect(await isDrawn(account.locator('img'))).toBe(true)
  const dollar = tokens.getByRole('listitem').filter({ hasText: 'Test USD$' })
  await expect(dollar).toContainText('TUSD')
  await expect(dollar).toContainText('$1.00')
  expect(await isDrawn(dollar.locator('img'))).toBe(true)
  expect(asked.every((url) => url.startsWith(stack.config.serverUrl))).toBe(true)

  await demo.send({ to: bob, amount: '0.125' })
  await demo.expectMined()
  const sent = activity.getByRole('listitem').filter({ hasText: '−0.125 ETH' })
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('Sent')
  await expect(sent).toContainText('to 0x70…dc79c8')

  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(account).toContainText('alice.eth')
  await expect(sent).toHaveCount(1)
})

test('another account of the wallet has its own name, tokens and activity', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await expect(demo.card('Account')).toContainText('alice.eth')
  await demo.card('Test Wallet').getByLabel('Wallet account').selectOption({ index: 1 })
  await expect(demo.card('Account')).toContainText('bob.eth')
  await expect(demo.card('Account')).not.toContainText('alice.eth')
  await expect(demo.card('Tokens')).toContainText('Test USD')
})

test('a server that is gone is told with a way on, and the wallet works without it', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await demo.connect()
  const [tokens, activity] = [demo.card('Tokens'), demo.card('Activity')]
  await expect(tokens).toContainText('Test USD')
  await stack.server.kill()
  try {
    await demo.send({ to: bob, amount: '0.0625' })
    await demo.expectMined()
    await expect(tokens.getByRole('alert')).toContainText('could not be read')
    await demo.page.reload()
    await demo.expectStatus('connected')
    await expect(tokens.getByRole('alert')).toContainText('could not be read')
    await expect(activity.getByRole('alert')).toContainText('could not be read')
    await expect(tokens).not.toContainText('$')
    await expect(demo.card('Account')).toContainText('TUSD')
  } finally {
    await stack.restartServer()
  }
  await tokens.getByRole('button', { name: 'Try again' }).click()
  await expect(tokens).toContainText('Test USD')
  await activity.getByRole('button', { name: 'Try again' }).click()
  await expect(activity.getByRole('listitem').filter({ hasText: '−0.0625 ETH' })).toHaveCount(1)
})

test('Solana accounts have tokens and activity; for others the cards say that there is nothing to read', async ({
  openDemo,
}) => {
  const demo = await openDemo()
  await demo.connect('Solana Test Wallet')
  const [tokens, activity] = [demo.card('Tokens'), demo.card('Activity')]
  await expect(tokens).toContainText('SOL')
  await expect(tokens.getByRole('listitem').filter({ hasText: 'TUSD' })).toContainText('$1.00')
  const to = await demo.card('Solana Test Wallet').getByLabel('Wallet account').locator('option').nth(1).textContent()
  await demo.send({ to: to ?? '', amount: '0.25' })
  await demo.expectMined()
  await expect(activity.getByRole('listitem').filter({ hasText: '−0.25 SOL' })).toHaveCount(1, { timeout: 30_000 })

  await demo.card('Connections').getByRole('button', { name: 'Disconnect Solana Test Wallet' }).click()
  await demo.expectStatus('disconnected')
  await demo.connect('Polkadot Test Wallet')
  await expect(tokens).toContainText('keeps no tokens for accounts of this network')
  await expect(activity).toContainText('keeps no activity for accounts of this network')
})

/** Whether the page's policy let a picture in. */
function isDrawn(picture: Locator): Promise<boolean> {
  return picture.evaluate((element) => {
    const image = element as HTMLImageElement
    return image.complete && image.naturalWidth > 0
  })
}
