import type { Locator } from '@playwright/test'
import type { Demo } from './support/Demo.js'
import { allFamilies } from './support/familyCases.data.js'
import { expect, test } from './support/test.js'

test.use({ families: allFamilies })

/** Matches the row of the test dollar, but not of another token whose name starts with it. */
const testDollar = /^Test USD\s*[\d,.]+\s*[KMB]?\s*TUSD/
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('name, tokens and activity of an account come from the server, and follow its transactions', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const requested: string[] = []
  demo.page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v1/')) requested.push(request.url())
  })
  const account = demo.card('Account')
  expect(requested, 'nothing is asked before a wallet is connected').toEqual([])

  await demo.connect()
  await expect(account).toContainText('alice.eth')
  expect(await isDrawn(account.locator('img'))).toBe(true)
  await demo.open()
  const dollar = demo.row(testDollar)
  await expect(dollar).toContainText('$')
  expect(await isDrawn(dollar.locator('img'))).toBe(true)
  await dollar.click()
  await expect(demo.modal.getByText('$1.00', { exact: true })).toBeVisible()
  await demo.close()
  expect(requested.every((url) => url.startsWith(stack.config.serverUrl))).toBe(true)

  await demo.sendInModal({ to: bob, amount: '0.125' })
  await demo.expectConfirmed()
  const sent = demo.row(/Sent.*−0\.125 ETH/)
  await openTab(demo, 'Activity')
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('To 0x70…dc79C8')

  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(account).toContainText('alice.eth')
  await openTab(demo, 'Activity')
  await expect(sent).toHaveCount(1)
})

test('another account of the wallet has its own name, tokens and activity', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  await expect(demo.card('Account')).toContainText('alice.eth')
  await demo.card('Test Wallet').getByLabel('Wallet account').selectOption({ index: 1 })
  await expect(demo.card('Account')).toContainText('bob.eth')
  await expect(demo.card('Account')).not.toContainText('alice.eth')
  await openTab(demo, 'Tokens')
  await expect(demo.row(testDollar)).toBeVisible()
})

test('tokens and activity come from chain and journal without the server, and the wallet works', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await demo.connect()
  await openTab(demo, 'Tokens')
  const dollar = demo.row(testDollar)
  const sent = demo.row(/Sent.*−0\.043 ETH/)
  await expect(dollar).toContainText('$')
  await demo.close()
  await stack.server.kill()
  try {
    await demo.sendInModal({ to: bob, amount: '0.043' })
    await demo.expectConfirmed()
    await demo.page.reload()
    await demo.expectStatus('connected')
    await expect(demo.card('Account')).toContainText('TUSD')
    await openTab(demo, 'Tokens')
    await expect(dollar).toBeVisible()
    await expect(dollar).not.toContainText('$')
    await openTab(demo, 'Activity')
    await expect(demo.page.getByText('Couldn’t load activity')).toBeVisible()
    await expect(sent).toHaveCount(1)
    await demo.close()
  } finally {
    await stack.restartServer()
  }
  await demo.page.reload()
  await openTab(demo, 'Tokens')
  await expect(dollar).toContainText('$')
  await openTab(demo, 'Activity')
  await expect(sent).toHaveCount(1)
})

test('Solana accounts have tokens and activity of the server; others those of their chain', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect('Solana Test Wallet')
  await openTab(demo, 'Tokens')
  await demo.row(testDollar).click()
  await expect(demo.modal.getByText('$1.00', { exact: true })).toBeVisible()
  await demo.close()
  const to = await demo.card('Solana Test Wallet').getByLabel('Wallet account').locator('option').nth(1).textContent()
  await demo.sendInModal({ to: to ?? '', amount: '0.25' })
  await demo.expectConfirmed()
  await openTab(demo, 'Activity')
  await expect(demo.row(/Sent.*−0\.25 SOL/)).toHaveCount(1, { timeout: 30_000 })
  await demo.close()

  await demo.card('Connections').getByRole('button', { name: 'Disconnect Solana Test Wallet' }).click()
  await demo.expectStatus('disconnected')
  await demo.connect('Polkadot Test Wallet')
  await openTab(demo, 'Tokens')
  await expect(demo.row(/UNIT/)).toBeVisible()
  await expect(demo.row(/Test Dollar/)).toBeVisible()
  await openTab(demo, 'Activity')
  await expect(demo.modal.getByText('No activity yet')).toBeVisible()
})

/** Opens a tab of the account in the modal. */
async function openTab(demo: Demo, name: 'Tokens' | 'Activity'): Promise<void> {
  if (!(await demo.modal.isVisible())) await demo.open()
  await demo.modal.getByRole('tab', { name }).click()
}

/** Whether the page's policy allowed a picture. */
function isDrawn(picture: Locator): Promise<boolean> {
  return picture.evaluate((element) => {
    const image = element as HTMLImageElement
    return image.complete && image.naturalWidth > 0
  })
}
