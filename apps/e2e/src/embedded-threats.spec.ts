import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@kit/devnet'
import { startStatic } from '@kit/devnet/stack'
import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { Demo } from './support/Demo.js'
import { EmbeddedWallet } from './support/EmbeddedWallet.js'
import { embedFrame, expectReady, type Heard, startShop } from './support/startShop.js'
import { expect, test } from './support/test.js'

const shop = test.extend<{ shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: async ({ browserName: _ }, use) => {
    const started = await startShop()
    await use(started)
    await started.stop()
  },
})

shop(
  'a page that the project does not list cannot embed the wallet',
  async ({ page, shop: { dapp, stranger, frameUrl } }) => {
    await page.goto(stranger)
    const refusal = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    await embedFrame(page, frameUrl)
    await refusal
    expect(page.frames().some((frame) => frame.url().startsWith(frameUrl))).toBe(false)

    await page.goto(dapp)
    await embedFrame(page, frameUrl)
    await expectReady(page)
  },
)

shop(
  'the developer of a page that the project does not list is told so, and its visitor that the wallet did not load',
  async ({ page, stack, shop: { origin } }) => {
    const folder = fileURLToPath(new URL('../../demo/dist', import.meta.url))
    const stranger = await startStatic({
      folder,
      config: { ...stack.config, frameUrl: origin },
      connect: [origin, stack.config.serverUrl],
      policy: [`frame-src ${origin}`],
    })
    // The frame has twenty seconds to answer.
    await page.clock.install()
    await page.goto(`${stranger.url}/?wallets=0&signIn=off`)
    const demo = new Demo(page)
    await demo.open()
    const field = demo.modal.getByLabel('E-mail address')
    await field.fill('mallory@threats.example')
    const refusal = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'))
    await field.press('Enter')
    await refusal
    await page.clock.fastForward(20_000)
    await expect(demo.modal.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
    await expect(demo.modal).toContainText('Invalid App Configuration')
    await stranger.stop()
  },
)

shop(
  'the wallet answers the page around it alone: no frame beside it, and no second port',
  async ({ page, shop: { dapp, stranger, frameUrl } }) => {
    await page.goto(dapp)
    await page.evaluate((url) => {
      const beside = document.createElement('iframe')
      beside.src = url
      document.body.append(beside)
    }, stranger)
    const beside = await untilFrame(page, stranger)
    await embedFrame(page, frameUrl)
    await beside.evaluate(() => {
      const forged = Object.assign(window, { sent: 0, answers: 0 })
      setInterval(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => forged.answers++
        const hello = { type: '@kit-app/HELLO', versions: ['1'], nonce: '0123456789abcdef' }
        window.parent.frames[1]?.postMessage(hello, '*', [port2])
        forged.sent++
      }, 20)
    })
    const forged = () =>
      beside.evaluate(() => {
        const { sent, answers } = window as unknown as { sent: number; answers: number }
        return { sent, answers }
      })
    await expect.poll(async () => (await forged()).sent).toBeGreaterThan(20)
    await expectReady(page)

    const heard = await page.evaluate(async () => {
      const { greet, port, ask } = window as unknown as Heard
      const second = greet()
      const heardBySecond: unknown[] = []
      second.onmessage = ({ data }) => heardBySecond.push(data)
      second.postMessage({ type: '@kit-app/IS_CONNECTED', id: 'request-second' })
      return { first: await ask(port, 'IS_CONNECTED', 'request-first'), second: heardBySecond }
    })
    expect(heard).toMatchObject({ first: { id: 'request-first' }, second: [] })
    expect((await forged()).answers).toBe(0)
  },
)

shop(
  'of more requests than twenty the wallet refuses those that come later, by their number',
  async ({ page, shop: { dapp, frameUrl } }) => {
    await page.goto(dapp)
    await embedFrame(page, frameUrl)
    await expectReady(page)
    const codes = await page.evaluate(async () => {
      const { port, ask } = window as unknown as Heard
      const payload = { method: 'personal_sign', params: [], chainId: 'eip155:1', chainNamespace: 'eip155' }
      const answers = Array.from({ length: 22 }, (_, index) => ask(port, 'RPC_REQUEST', `request-${index}`, payload))
      return (await Promise.all(answers)).map((answer) => answer.payload?.code)
    })
    expect(codes.slice(20)).toEqual([-32005, -32005])
    expect(codes.slice(0, 20)).not.toContain(-32005)
  },
)

test('a button that agrees sleeps for half a second, and while something lies over the wallet or fades it', async ({
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

test('a wallet that is sent elsewhere or taken away while it asks rejects what was asked, and comes back', async ({
  openDemo,
  stack,
}) => {
  const demo = await openDemo()
  const wallet = new EmbeddedWallet(demo, stack.config, 'grace@threats.example')
  await wallet.logIn()
  await wallet.keepCode()
  await demo.expectStatus('connected')
  const element = demo.page.locator('iframe[title="Wallet"]')
  const losses = [
    () => element.evaluate((frame) => (frame as HTMLIFrameElement).setAttribute('src', 'about:blank')),
    () => element.evaluate((frame) => frame.closest('dialog')?.remove()),
  ]
  for (const lose of losses) {
    await demo.sign()
    await expect(wallet.frame.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
    await lose()
    await expect(demo.outcome('Sign')).toContainText('The wallet was reloaded.')
    await expect(demo.modal).toBeHidden()
    await demo.sign()
    await wallet.press('Sign')
    await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  }
})

test('where browsers keep storage apart for each site, the wallet opens after a reload without a code, and after its process died', async ({
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
  // A client that saw the crash takes the whole page for dead, which it is not.
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = browser
    .contexts()[0]
    ?.pages()
    .find((each) => each.url().includes('//dapp.localhost'))
  const same = new Demo(page as Page)
  const again = new EmbeddedWallet(same, stack.config, wallet.email)
  await expect(same.outcome('Sign')).toContainText('did not answer in time')
  await expect(same.modal).toBeHidden()
  await same.page.evaluate(() => Object.assign(window, { patienceMs: 30_000 }))
  await same.sign()
  await again.press('Sign')
  await expect(same.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await browser.close()
  await context.close()
  await rm(folder, { recursive: true, force: true })
})

test('a page that trusts one release speaks to no other', async ({ openDemo, stack }) => {
  const other = await openDemo({ release: `sha384-${'A'.repeat(64)}` })
  await other.open()
  await other.modal.getByLabel('E-mail address').fill('ivan@threats.example')
  await other.modal.getByLabel('E-mail address').press('Enter')
  await expect(other.modal.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible()
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
  await demo.modal.getByLabel('E-mail address').fill('judy@threats.example')
  await demo.modal.getByLabel('E-mail address').press('Enter')
  await expect(demo.modal.getByRole('alert').first()).toBeVisible()
  const frame = await untilFrame(demo.page, stack.config.frameUrl)
  expect(await frame.evaluate(() => 'isChanged' in globalThis)).toBe(false)
  // Nor one of the same host that has no digest.
  const release = (await (await fetch(`${stack.config.frameUrl}/release.json`)).json()) as { files: object }
  const worker = Object.keys(release.files).find((path) => path.includes('vaultWorker'))
  const loaded = frame.evaluate((path) => import(path), `/${worker}`)
  await expect(loaded).rejects.toThrow('Failed to fetch dynamically imported module')
})

type Pressed = { slept: number }

/** A dapp cannot do more than the frame's own page: each button that agrees is pressed from its first moment on. */
async function pressAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent === window) return
    let seen: number | undefined
    const pressed = Object.assign(window, { slept: 0 })
    const look = (): void => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign')
      if (button !== undefined) seen ??= performance.now()
      if (button !== undefined && !button.disabled) {
        pressed.slept ||= performance.now() - (seen ?? 0)
        return
      }
      button?.click()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** The page waits as long for an answer as it is told, in place of half a minute. */
async function shortenPatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const patience = Object.assign(window, { patienceMs: 30_000 })
    window.setTimeout = ((run: () => void, ms?: number, ...more: unknown[]) =>
      setTimeout(run, ms === 30_000 ? patience.patienceMs : ms, ...more)) as typeof setTimeout
  })
}

/** Kills the process that a frame runs in. */
async function crash(context: BrowserContext, frame: Frame): Promise<void> {
  const session = await context.newCDPSession(frame)
  const crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', resolve))
  await session.send('Inspector.enable')
  await Promise.race([crashed, session.send('Page.crash').catch(() => crashed)])
}

async function untilFrame(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin))
  await expect.poll(find).toBeDefined()
  const found = find() as Frame
  await found.waitForLoadState()
  return found
}
