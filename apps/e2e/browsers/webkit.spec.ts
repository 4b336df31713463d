import { openRemoteWallet } from '../src/support/openRemoteWallet.js'
import { test as base, expect } from '../src/support/test.js'
import type { Target } from './locateElement.js'
import { startWebKit, type WebKitPage } from './startWebKit.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: Target = { role: 'region', name: /^Your account$/ }
const signed = /Signature 0x[0-9a-f]{130}/

/** A button, in the card or dialog with this name. */
const button = (name: RegExp, within?: string): Target => ({ role: 'button', name, ...(within && { within }) })
const status = (within: string): Target => ({ role: 'status', name: /\S/, within })
const connectButton = button(/^Connect Wallet$/)
const request = 'Test Wallet request'

type OpenDemo = (query?: Record<string, string>) => Promise<WebKitPage>

const test = base.extend<{ openInWebKit: OpenDemo }>({
  /** Opens the demo in a new WebKit. A script error or a policy violation after it loaded fails the test. */
  openInWebKit: async ({ stack }, use, test) => {
    const running = await startWebKit({ width: 1280, height: 950 })
    const { page } = running
    await use(async (query = {}) => {
      const url = new URL(stack.config.demoUrl)
      for (const [name, value] of Object.entries({ drawer: 'open', signIn: 'off', live: 'off', ...query }))
        url.searchParams.set(name, value)
      await page.open(url.href)
      await page.expectVisible(connectButton)
      await page.evaluate(() => {
        const errors: string[] = []
        Object.assign(window, { seenErrors: errors })
        addEventListener('error', ({ message }) => errors.push(message))
        addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          errors.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      return page
    })
    if (test.status !== test.expectedStatus)
      await test.attach('page', { body: await page.screenshot(), contentType: 'image/png' })
    const errors = await page.evaluate(() => (window as unknown as { seenErrors?: string[] }).seenErrors)
    await running.stop()
    expect(errors ?? [], 'script errors and policy violations').toEqual([])
  },
})

async function connect(page: WebKitPage): Promise<void> {
  await page.press(connectButton)
  await page.press(button(/^Test Wallet/, 'Connect Wallet'))
  await page.press(button(/^Approve$/, request))
  await page.expectText(account, /Statusconnected/)
}

async function sign(page: WebKitPage): Promise<void> {
  await page.press(button(/^Sign message$/, 'Sign'))
}

test('WebKit: a user connects an announced wallet, and a reload restores it', async ({ openInWebKit }) => {
  const page = await openInWebKit()
  await connect(page)
  await page.expectText(account, new RegExp(first))
  await page.expectHidden(button(/^Close$/, 'Connect Wallet'))
  await page.reload()
  await page.expectText(account, /Statusconnected/)
  await page.expectHidden({ role: 'dialog', name: /request$/ })
})

test('WebKit: a message is signed, and a transfer by command is mined', async ({ openInWebKit }) => {
  const page = await openInWebKit()
  await connect(page)
  await sign(page)
  await page.press(button(/^(Approve|Sign)$/, request))
  await page.expectText(status('Sign'), signed)
  await page.press(button(/^Send [\d.]+ /, 'Send'))
  await page.press(button(/^(Approve|Send)$/, request))
  await page.expectText(status('Send'), /Mined in block \d+/)
})

test('WebKit: a wallet pairs by the copied link, signs, and disconnects', async ({ openInWebKit, phone, stack }) => {
  const page = await openInWebKit()
  await page.press(connectButton)
  await page.press(button(/^Scan with your phone/, 'Connect Wallet'))
  await page.press(button(/^Copy link$/))
  const wallet = await openRemoteWallet(phone, stack.config.walletUrl)
  await wallet.pair(await pasted(page, stack.config.walletUrl))
  await wallet.approve()
  await page.expectText(account, /Statusconnected/)
  await sign(page)
  await wallet.approve()
  await page.expectText(status('Sign'), signed)
  await wallet.disconnect()
  await page.expectText(account, /Statusdisconnected/)
})

/** Returns the text of the clipboard, by pasting it into a field of another page. */
async function pasted(page: WebKitPage, url: string): Promise<string> {
  let text = ''
  await page.inNewWindow(async () => {
    await page.open(url)
    await page.press({ role: 'textbox', name: /^Pairing link$/ })
    // Control and V.
    await page.keys('\uE009v')
    text = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  })
  expect(text).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  return text
}

test('WebKit: a user signs in with a wallet, and stays signed in after a reload', async ({ openInWebKit }) => {
  const page = await openInWebKit({ signIn: 'optional' })
  const members: Target = { role: 'region', name: /^Members only$/ }
  await page.press(button(/^Open the page$/, 'Members only'))
  await page.press(button(/^Sign in$/, 'Members only'))
  await page.press(button(/^Test Wallet/, 'Connect Wallet'))
  await page.press(button(/^Approve$/, request))
  await page.press(button(/^Sign in$/, 'modal'))
  await page.press(button(/^Approve$/, request))
  await page.expectText(members, new RegExp(`Signed in as${first}`))
  await page.reload()
  await page.expectText(members, new RegExp(first))
})
