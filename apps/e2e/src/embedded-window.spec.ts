import type { Page } from '@playwright/test'
import { mnemonicToAccount } from 'viem/accounts'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

/** The operator says that decisions are shown in windows; all else is as the server says it. */
async function approveInWindow(page: Page): Promise<void> {
  await page.route('**/wallet/v1/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), approval: 'window' } })
  })
}

/** Presses what leads to the window, and waits for it. */
async function openWindow(wallet: EmbeddedWallet): Promise<Page> {
  const opened = wallet.page.waitForEvent('popup')
  await wallet.press('Continue in a window')
  const popup = await opened
  await expect(popup.getByRole('main')).toBeVisible()
  return popup
}

const isClosed = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true)

test('where the operator says so, a visitor decides, and exports, in a window at the wallet’s own address', async ({
  openDemo,
  stack,
}) => {
  test.slow()
  const demo = await openDemo({}, undefined, approveInWindow)
  const wallet = new EmbeddedWallet(demo, stack.config, 'ivy@window.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const message = await demo.card('Sign').getByLabel('Message').inputValue()

  // Said no to in the window.
  await demo.sign()
  const declined = await openWindow(wallet)
  expect(declined.url()).toBe(`${stack.config.frameUrl}/`)
  await expect(declined.getByRole('main')).toContainText(message)
  await expect(declined.getByRole('main')).toContainText(new URL(stack.config.demoUrl).host)
  await expect(wallet.frame.getByRole('main')).not.toContainText(message)
  await declined.getByRole('button', { name: 'Decline' }).click()
  await expect(demo.outcome('Sign')).toContainText('declined')
  await isClosed(declined)

  // Closed; then none is open until the next press.
  await demo.sign()
  const closed = await openWindow(wallet)
  await expect(demo.outcome('Sign')).not.toContainText('declined')
  await closed.close()
  await expect(demo.outcome('Sign')).toContainText('declined')

  // Declined in the frame.
  await demo.sign()
  const left = await openWindow(wallet)
  await wallet.press('Cancel')
  await expect(demo.outcome('Sign')).toContainText('declined')
  await isClosed(left)

  // Said yes to, in one window however often it is asked for, and loaded again in between.
  await demo.sign()
  const agreed = await openWindow(wallet)
  await wallet.press('Show the window')
  expect(demo.page.context().pages()).toHaveLength(2)
  await agreed.reload()
  await expect(agreed.getByRole('main')).toContainText(message)
  await agreed.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await isClosed(agreed)

  await wallet.chooseAccount('Standard account')
  const account = await wallet.account()
  await wallet.openPage('Export')
  const exported = await openWindow(wallet)
  await exported.getByRole('button', { name: 'Continue' }).click()
  await exported.getByRole('button', { name: 'Show: Twelve words' }).click()
  const words = (await exported.getByLabel('Twelve words', { exact: true }).textContent()) ?? ''
  expect(mnemonicToAccount(words).address).toBe(account)
  await expect(wallet.frame.getByRole('main')).not.toContainText(words.split(' ').slice(0, 3).join(' '))
  await exported.getByRole('button', { name: 'Close' }).click()
  await isClosed(exported)
  await expect(demo.modal.getByRole('button', { name: 'Export' })).toBeVisible()
  await demo.close()

  // A page that goes takes its window with it.
  await demo.sign()
  const orphan = await openWindow(wallet)
  await demo.page.reload()
  await isClosed(orphan)
})

test('a window that another page opens shows nothing', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  const opened = demo.page.waitForEvent('popup')
  await demo.page.evaluate((url) => {
    const nonce = 'known'
    const popup = window.open(url, nonce, 'popup')
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('message', ({ source, data }) => source === popup && heard.push(data))
    setInterval(() => {
      const view = { type: '@kit-window/VIEW', nonce, name: 'changeEmail', props: { asker: { origin: '' }, email: '' } }
      popup?.postMessage(view, '*', [new MessageChannel().port1])
    }, 50)
  }, `${stack.config.frameUrl}/`)
  const popup = await opened
  // It has heard as much as a window that shows something needs to.
  await popup.waitForLoadState('networkidle')
  await expect(popup.getByRole('main')).toHaveCount(0)
  expect(await demo.page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
})
