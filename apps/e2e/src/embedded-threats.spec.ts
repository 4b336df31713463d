import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kit/devnet'
import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { Demo } from './support/Demo.js'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { expect, test } from './support/test.js'
import { untilFrame } from './support/untilFrame.js'

test('the approve button is disabled for half a second, and while something covers or fades the wallet', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo({}, undefined, pressAtOnce)
  const wallet = new EmbeddedWallet(demo, stack.config, 'frank@threats.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  await demo.sign()
  const agree = wallet.frame.getByRole('button', { name: 'Sign', exact: true })
  await expect(agree).toBeEnabled()
  const slept = await wallet.frame.locator('body').evaluate(() => (window as unknown as Pressed).slept)
  expect(slept).toBeGreaterThan(450)
  await expect(demo.outcome('Sign')).not.toContainText('Signature')

  await demo.page.evaluate(() => {
    const over = document.createElement('div')
    over.id = 'over'
    over.popover = 'manual'
    Object.assign(over.style, {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100vh',
      background: 'white',
      pointerEvents: 'none',
    })
    document.body.append(over)
    over.showPopover()
  })
  await expect(agree).toBeDisabled()
  await demo.page.evaluate(() => document.getElementById('over')?.remove())
  await expect(agree).toBeEnabled()

  const fade = (opacity: string) =>
    demo.page.locator('dialog:has(iframe[title="Wallet"])').evaluate((dialog, value) => {
      ;(dialog as HTMLElement).style.opacity = value
    }, opacity)
  await fade('0.5')
  await expect(agree).toBeDisabled()
  await fade('')
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
})

test('a page of another site that shrinks the wallet, or moves it out of sight, gets no click', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  await demo.page.goto(demo.page.url().replace('//localhost', '//dapp.localhost'))
  const wallet = new EmbeddedWallet(demo, stack.config, 'kim@threats.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const agree = wallet.frame.getByRole('button', { name: 'Sign', exact: true })
  const arrangements = [
    [['max-height', '74px']],
    [
      ['max-width', '200px'],
      ['max-height', '74px'],
    ],
    [['translate', '0 -70vh']],
    [['translate', '-60vw']],
  ] as const
  for (const arrangement of arrangements) {
    await demo.sign()
    await expect(agree).toBeEnabled()
    const element = demo.page.locator('iframe[title="Wallet"]')
    await element.evaluate((frame, styles) => {
      for (const [name, value] of styles) frame.style.setProperty(name, value, 'important')
    }, arrangement)
    await expect(agree, String(arrangement)).toBeDisabled()
    await expect(wallet.frame.getByRole('button', { name: 'Continue in new window' })).toBeAttached()
    await element.evaluate((frame, styles) => {
      for (const [name] of styles) frame.style.removeProperty(name)
    }, arrangement)
    await wallet.press('Decline')
    await expect(demo.outcome('Sign')).toContainText('rejected')
  }
})

for (const [title, email, lose] of [
  [
    'a wallet that is sent elsewhere while it asks rejects what was asked, and comes back',
    'grace@threats.example',
    (frame: Element) => frame.setAttribute('src', 'about:blank'),
  ],
  [
    'a wallet that is taken away while it asks rejects what was asked, and comes back',
    'leo@threats.example',
    (frame: Element) => frame.closest('dialog')?.remove(),
  ],
] as const)
  test(title, async ({ openDemo, stack }) => {
    const demo = await openDemo()
    const wallet = new EmbeddedWallet(demo, stack.config, email)
    await wallet.logIn()
    await wallet.keepCode()
    await demo.expectStatus('connected')
    await demo.sign()
    await expect(wallet.frame.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
    await demo.page.locator('iframe[title="Wallet"]').evaluate(lose)
    await expect(demo.outcome('Sign')).toContainText('The wallet was reloaded.')
    await expect(demo.modal).toBeHidden()
    await demo.sign()
    await wallet.press('Sign')
    await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  })

test('the wallet opens after a reload without a code where storage is partitioned by site, and after its process died', async ({
  openDemo,
  stack,
}, { project }) => {
  test.slow()
  const { launchOptions = {} } = project.use
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'kit-profile-')), await freePort()]
  const args = [
    ...(launchOptions.args ?? []),
    '--disable-features=TrackingProtection3pcd',
    '--site-per-process',
    `--remote-debugging-port=${port}`,
  ]
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, args, locale: 'en-US' })
  const demo = await openDemo({}, context, shortenPatience)
  await demo.page.goto(demo.page.url().replace('//localhost', '//dapp.localhost'))
  const wallet = new EmbeddedWallet(demo, stack.config, 'heidi@threats.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  await demo.page.reload()
  await demo.expectStatus('connected')
  await demo.sign()
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await demo.page.evaluate(() => Object.assign(window, { patienceMs: 8000 }))
  await demo.sign()
  await expect(wallet.frame.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  await crash(context, await untilFrame(demo.page, stack.config.frameUrl))
  // A Playwright client that sees the crash treats the whole page as dead.
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = browser
    .contexts()[0]
    ?.pages()
    .find((each) => each.url().includes('//dapp.localhost'))
  const same = new Demo(page as Page)
  const again = new EmbeddedWallet(same, stack.config, wallet.email)
  await expect(same.outcome('Sign')).toContainText("didn't respond in time")
  await expect(same.modal).toBeHidden()
  await same.page.evaluate(() => Object.assign(window, { patienceMs: 30_000 }))
  await same.sign()
  await again.press('Sign')
  await expect(same.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await browser.close()
  await context.close()
  await rm(folder, { recursive: true, force: true })
})

test('a page that pins a release connects to no other release', async ({ openDemo, stack }) => {
  const other = await openDemo({ release: `sha384-${'A'.repeat(64)}` })
  await other.open()
  await other.modal.getByLabel('Email address').fill('ivan@threats.example')
  await other.modal.getByLabel('Email address').press('Enter')
  await expect(other.modal.getByRole('alert').filter({ hasText: 'Couldn’t load the wallet' })).toBeVisible()
  await expect(other.page.locator('iframe[title="Wallet"]')).toHaveCount(0)

  const release = await fetch(`${stack.config.frameUrl}/release.json`)
  const digest = Buffer.from(await crypto.subtle.digest('SHA-384', await release.arrayBuffer())).toString('base64')
  const same = await openDemo({ release: `sha384-${digest}` })
  await new EmbeddedWallet(same, stack.config, 'ivan@threats.example').logIn()
})

test('a script of the wallet that is not the released one does not run', async ({ openDemo, stack }) => {
  const demo = await openDemo({}, undefined, async (page) => {
    await page.route('**/assets/createWallet-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `globalThis.isChanged = true;${await response.text()}` })
    })
  })
  await demo.open()
  await demo.modal.getByLabel('Email address').fill('judy@threats.example')
  await demo.modal.getByLabel('Email address').press('Enter')
  await expect(demo.modal.getByRole('alert').first()).toBeVisible()
  const frame = await untilFrame(demo.page, stack.config.frameUrl)
  expect(await frame.evaluate(() => 'isChanged' in globalThis)).toBe(false)
  // Scripts of the same host without a digest don't run, either.
  const release = (await (await fetch(`${stack.config.frameUrl}/release.json`)).json()) as { files: object }
  const worker = Object.keys(release.files).find((path) => path.includes('vaultWorker'))
  const loaded = frame.evaluate((path) => import(path), `/${worker}`)
  await expect(loaded).rejects.toThrow('Failed to fetch dynamically imported module')
})

type Pressed = { slept: number }

/** Presses each confirm button from its first moment on, from the frame's own page: a dapp can't do more. */
async function pressAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent === window) return
    let seen: number | undefined
    const pressed = Object.assign(window, { slept: 0 })
    const sample = (): void => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign')
      if (button !== undefined) seen ??= performance.now()
      if (button !== undefined && !button.disabled) {
        pressed.slept ||= performance.now() - (seen ?? 0)
        return
      }
      button?.click()
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
}

/** Shortens the page's timeout from 30 seconds to the given time. */
async function shortenPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const patience = Object.assign(window, { patienceMs: 30_000 })
    window.setTimeout = ((run: () => void, ms?: number, ...more: unknown[]) =>
      setTimeout(run, ms === 30_000 ? patience.patienceMs : ms, ...more)) as typeof setTimeout
  })
}

/** Kills the process of a frame. */
async function crash(context: BrowserContext, frame: Frame): Promise<void> {
  const session = await context.newCDPSession(frame)
  const crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', resolve))
  await session.send('Inspector.enable')
  await Promise.race([crashed, session.send('Page.crash').catch(() => crashed)])
}
