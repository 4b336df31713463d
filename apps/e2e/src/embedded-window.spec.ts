import type { Page } from '@playwright/test'
import { addAuthenticator } from './support/addAuthenticator.js'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { moveOver } from './support/moveOver.js'
import { expect, test } from './support/test.js'

/** Sets the operator's setting to decide in windows; the rest is the server's response. */
async function approveInWindow(page: Page): Promise<void> {
  await page.route('**/wallet/v1/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), approval: 'window' } })
  })
}

const isClosed = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true)

test('a user on another site decides in a window at the wallet’s own address, where the operator requires it', async ({
  openDemo,
  stack,
}) => {
  test.slow()
  const demo = await openDemo({}, undefined, approveInWindow)
  await demo.page.goto(demo.page.url().replace('//localhost', '//dapp.localhost'))
  const wallet = new EmbeddedWallet(demo, stack.config, 'ivy@window.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const message = await demo.card('Sign').getByLabel('Message').inputValue()

  // Declined in the window.
  await demo.sign()
  const declined = await wallet.openWindow()
  expect(declined.url()).toBe(`${stack.config.frameUrl}/`)
  await expect(declined.getByRole('main')).toContainText(message)
  await expect(declined.getByRole('main')).toContainText(new URL(demo.page.url()).host)
  await expect(wallet.frame.getByRole('main')).not.toContainText(message)
  await declined.getByRole('button', { name: 'Decline' }).click()
  await expect(demo.outcome('Sign')).toContainText('rejected')
  await isClosed(declined)

  // Closed; the next press opens a new one.
  await demo.sign()
  const closed = await wallet.openWindow()
  await expect(demo.outcome('Sign')).not.toContainText('rejected')
  await closed.close()
  await expect(demo.outcome('Sign')).toContainText('rejected')

  // Declined in the frame.
  await demo.sign()
  const left = await wallet.openWindow()
  await wallet.press('Cancel')
  await expect(demo.outcome('Sign')).toContainText('rejected')
  await isClosed(left)

  // Approved, in one window despite repeated presses and a reload.
  await demo.sign()
  const agreed = await wallet.openWindow()
  await wallet.press('Show window')
  expect(demo.page.context().pages()).toHaveLength(2)
  await agreed.reload()
  await expect(agreed.getByRole('main')).toContainText(message)
  await moveOver(agreed)
  await agreed.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await isClosed(agreed)

  // Closing the page closes its window.
  await demo.sign()
  const orphan = await wallet.openWindow()
  await demo.page.reload()
  await isClosed(orphan)
})

test('a window opened by another page shows nothing, and one opened by no page shows that nothing is requested', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const opened = demo.page.waitForEvent('popup')
  await demo.page.evaluate((url) => {
    const nonce = 'known'
    const popup = window.open(url, nonce, 'popup')
    const received: unknown[] = []
    Object.assign(window, { received })
    window.addEventListener('message', ({ source, data }) => source === popup && received.push(data))
    setInterval(() => {
      const view = { type: '@kit-window/VIEW', nonce, name: 'changeEmail', props: { dapp: { origin: '' }, email: '' } }
      popup?.postMessage(view, '*', [new MessageChannel().port1])
    }, 50)
  }, `${stack.config.frameUrl}/`)
  const popup = await opened
  // By now it has received as much as a window with a view needs.
  await popup.waitForLoadState('networkidle')
  await expect(popup.getByRole('main')).toHaveCount(0)
  expect(await demo.page.evaluate(() => (window as unknown as { received: unknown[] }).received)).toEqual([])

  const restored = await demo.page.context().newPage()
  await restored.goto(`${stack.config.frameUrl}/`)
  await expect(restored.getByRole('main')).toContainText('Nothing to approve')
})

test('a passkey is created in the wallet’s own window if the frame may not create one', async ({ openDemo, stack }) => {
  const demo = await openDemo({}, undefined, approveInWindow)
  // The frame checks for passkeys, the window uses them: they are on the same device.
  await addAuthenticator(demo.page)
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await wallet.logInWith('X', 'Bob')
  const opened = demo.page.waitForEvent('popup')
  await wallet.press('Use a passkey')
  const popup = await opened
  expect(popup.url()).toBe(`${stack.config.frameUrl}/`)
  await addAuthenticator(popup)
  await expect(popup.getByRole('main')).toContainText('Create a passkey')
  await moveOver(popup)
  await popup.getByRole('button', { name: 'Use a passkey' }).click()
  await demo.expectStatus('connected')
  await isClosed(popup)
})
