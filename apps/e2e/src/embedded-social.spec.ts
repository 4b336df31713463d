import { fileURLToPath } from 'node:url'
import { startStatic } from '@kit/devnet/stack'
import type { Page } from '@playwright/test'
import { Demo } from './support/Demo.js'
import { EmbeddedWallet, openLoginWindow, providerButton } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'

// Each test uses a different user: the first login of a user creates a wallet.

const logInAs = (page: Page, name: string) => page.getByRole('button', { name: `Log in as ${name}` }).click()

test('a user signs in with Google in a window, and is back after a reload', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await demo.open()
  const popup = await openLoginWindow(demo, 'Continue with Google')
  await expect(demo.modal).toContainText('Continue in the pop-up window.')
  await logInAs(popup, 'Alice')
  await new EmbeddedWallet(demo, stack.config, '').keepCode()
  await demo.expectStatus('connected')
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(demo.modal).toBeHidden()
  const account = (await demo.card('Account').textContent()) ?? ''
  const [address = ''] = /0x[0-9a-fA-F]{40}/.exec(account) ?? []
  expect(address).not.toBe('')
  await demo.page.reload()
  await demo.expectStatus('connected')
  await expect(demo.card('Account')).toContainText(address)
})

test('each other social login works in a window, whatever other windows report', async ({ openDemo, stack }) => {
  const demo = await openDemo()
  await demo.open()
  await demo.modal.getByRole('button', { name: 'More ways to sign in' }).click()
  await expect(demo.modal.getByRole('list', { name: 'Sign-in options' }).getByRole('listitem')).toHaveCount(7)
  const popup = await openLoginWindow(demo, 'Facebook')
  await expect(popup.getByRole('button', { name: 'Log in as Bob' })).toBeVisible()
  const resultUri = `${stack.config.walletApiUrl}/callback/facebook?ticket=${'t'.repeat(43)}&code=${'c'.repeat(43)}`
  // Posted by the page itself, and by a window of another origin that it opened.
  await demo.page.evaluate((uri) => window.postMessage({ resultUri: uri }, '*'), resultUri)
  const strangers = demo.page.waitForEvent('popup')
  await demo.page.evaluate((url) => void window.open(url), stack.config.walletUrl)
  const stranger = await strangers
  await stranger.waitForLoadState()
  await stranger.evaluate((uri) => window.opener.postMessage({ resultUri: uri }, '*'), resultUri)
  await stranger.close()
  await expect(demo.modal).toContainText('Continue in the pop-up window.')
  await logInAs(popup, 'Bob')
  await new EmbeddedWallet(demo, stack.config, '').keepCode()
  await demo.expectStatus('connected')
})

test('closing the window, or declining in it, returns the user to where they were', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.open()
  const closed = await openLoginWindow(demo, 'Continue with X')
  await expect(closed.getByRole('button', { name: 'Log in as Alice' })).toBeVisible()
  await closed.close()
  const waiting = demo.modal.getByText('Continue in the pop-up window.')
  await expect(waiting).toBeHidden()
  const declined = await openLoginWindow(demo, 'Continue with Discord')
  await expect(waiting).toBeVisible()
  await declined.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => declined.isClosed()).toBe(true)
  await expect(waiting).toBeHidden()
  await expect(demo.modal.getByRole('button', { name: 'Try again' })).toBeHidden()
  await demo.expectStatus('disconnected')
})

test('a login with required sign-in requests only one approval in the wallet, which shows what is signed', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({ signIn: 'required' })
  const wallet = new EmbeddedWallet(demo, stack.config, '')
  await demo.open()
  await demo.modal.getByRole('button', { name: 'More ways to sign in' }).click()
  await logInAs(await openLoginWindow(demo, 'Apple'), 'Alice')
  await wallet.keepCode()
  const { host } = new URL(demo.page.url())
  const requested = wallet.frame.getByRole('main')
  await expect(requested).toContainText(`Sign in to ${host}`)
  await expect(requested).toContainText('Sign in to the demo.')
  await wallet.press('Sign in')
  await demo.expectStatus('connected')
  await expect(demo.modal).toBeHidden()
  const members = demo.card('Members only')
  await expect(members).toContainText(`Signed in as${await wallet.account()}`)
  // The view for signed-out users was never needed.
  const timeline = demo.card('Timeline')
  await expect(timeline).toContainText('siwx/signedIn')
  await expect(timeline).not.toContainText('siwx/signClicked')
})

test('declining the sign-in leaves the user signed in to the wallet, and the page prompts again', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({ signIn: 'required' })
  const wallet = new EmbeddedWallet(demo, stack.config, 'otto@social.example')
  await wallet.logIn()
  await wallet.keepCode()
  await expect(wallet.frame.getByRole('main')).toContainText('Sign in to the demo.')
  await wallet.press('Decline')
  await expect(demo.modal.getByRole('heading', { name: 'Sign in to Kit demo' })).toBeVisible()
  await demo.expectStatus('connected')
  await demo.modal.getByRole('button', { name: 'Sign in', exact: true }).click()
  await wallet.press('Sign in')
  await expect(demo.modal).toBeHidden()
})

test('a provider that the operator does not have shows no button', async ({ openDemo }) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.route('**/wallet/v1/config', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), socials: ['google', 'discord'] } })
    })
  })
  await demo.open()
  const button = (name: string) => demo.modal.getByRole('button', { name, exact: true })
  await expect(button('Continue with X')).toBeEnabled()
  await button('Continue with Google').hover()
  await expect(button('X sign-in isn’t available')).toBeDisabled()
  await expect(button('Continue with Discord')).toBeEnabled()
  await demo.close()
  await demo.open()
  await expect(button('Continue with Google')).toBeVisible()
  await expect(button('Continue with Discord')).toBeVisible()
  await expect(demo.modal.getByRole('button', { name: /X |Farcaster|More ways/ })).toHaveCount(0)
})

test('a second login closes the window of the first', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.page.setViewportSize({ width: 1200, height: 800 })
  await demo.open()
  const first = await openLoginWindow(demo, 'Continue with Google')
  await expect(first.getByRole('button', { name: 'Log in as Alice' })).toBeVisible()
  const second = await openLoginWindow(demo, 'Continue with X')
  await expect.poll(() => first.isClosed()).toBe(true)
  await expect(second.getByRole('button', { name: 'Log in as Alice' })).toBeVisible()
  await demo.close()
  await expect.poll(() => second.isClosed()).toBe(true)
})

test('a login continues in the page where no window opens, and leaves nothing in its address', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.addInitScript(() => {
      const { open } = window
      window.open = (url, target, features) => (target === '_blank' ? null : open.call(window, url, target, features))
    })
  })
  const before = demo.page.url()
  await demo.open()
  await demo.modal.getByRole('button', { name: await providerButton(demo, 'GitHub'), exact: true }).click()
  await expect(demo.modal).toContainText('Pop-up blocked')
  await demo.modal.getByRole('button', { name: 'Try again' }).click()
  await logInAs(demo.page, 'Alice')
  await new EmbeddedWallet(demo, stack.config, '').keepCode()
  await demo.expectStatus('connected')
  expect(demo.page.url()).toBe(before)
})

test('a page whose Cross-Origin-Opener-Policy cuts the window off logs in within its own tab', async ({
  page,
  stack,
}) => {
  const { frameUrl, rpcUrls, serverUrl, walletApiUrl } = stack.config
  const dapp = await startStatic({
    folder: fileURLToPath(new URL('../../demo/dist', import.meta.url)),
    config: stack.config,
    connect: [frameUrl, serverUrl, walletApiUrl, ...Object.values(rpcUrls)],
    policy: [`frame-src ${frameUrl}`],
    headers: { 'cross-origin-opener-policy': 'same-origin' },
  })
  const warning = page.waitForEvent('console', (message) => message.text().includes('Cross-Origin-Opener-Policy'))
  await page.goto(`${dapp.url}/?drawer=open&signIn=off`)
  const demo = new Demo(page)
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Continue with X' }).click()
  await logInAs(page, 'Alice')
  expect((await warning).text()).toContain('same-origin-allow-popups')
  await new EmbeddedWallet(demo, stack.config, '').keepCode()
  await demo.expectStatus('connected')
  await dapp.stop()
})

test('a user signs in with the Farcaster app on a phone', async ({ openDemo, context, phone, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const demo = await openDemo()
  await demo.open()
  await demo.modal.getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(demo.modal.getByRole('img', { name: 'QR code to sign in with Farcaster' })).toBeVisible()
  await demo.modal.getByRole('button', { name: 'Copy link' }).click()
  const app = await phone.newPage()
  await app.goto(await demo.page.evaluate(() => navigator.clipboard.readText()))
  await app.getByRole('button', { name: 'Approve as Bob' }).click()
  await new EmbeddedWallet(demo, stack.config, '').keepCode()
  await demo.expectStatus('connected')
})

test('the login window uses the language of the dapp page from its first page on, right to left included', async ({
  openDemo,
  context,
}) => {
  const demo = await openDemo({ locale: 'ar' })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/wallet/v1/social/start', async (route) => {
    await held
    await route.continue()
  })
  await demo.open()
  const started = context.waitForEvent('request', (request) => request.url().endsWith('/wallet/v1/social/start'))
  const popup = await openLoginWindow(demo, /^المتابعة باستخدام .*Google/)
  await expect(popup.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1)
  await expect(popup.getByRole('status')).toHaveText('جارٍ التحميل…')
  // The callback pages use the same language.
  expect((await started).postDataJSON()).toMatchObject({ provider: 'google', locale: 'ar' })
  release()
  await expect(popup.getByRole('button', { name: 'Log in as Alice' })).toBeVisible()
})
