import { devices, type Page } from '@playwright/test'
import { expect, test } from '../src/support/test.js'

type Opened = { readonly href: string; readonly target: string }

/** Notes the links that the page opens. Their schemes open no app here. */
async function noteLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: Opened[] = []
    Object.assign(window, {
      openedLinks: opened,
      open: (href: string, target: string) => {
        opened.push({ href, target })
        return null
      },
    })
  })
}

const openedLinks = (page: Page): Promise<readonly Opened[]> =>
  page.evaluate(() => (window as unknown as { openedLinks: readonly Opened[] }).openedLinks)

/** Options of a context that emulates a device in Chromium. */
function emulated(name: string) {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices[name] as (typeof devices)[string]
  return {
    userAgent,
    viewport,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    reducedMotion: 'reduce',
    locale: 'en-US',
  } as const
}

const cases = [
  { place: 'Safari on an iPhone', device: 'iPhone 15', isTelegram: false, target: '_self' },
  { place: 'Chrome on Android', device: 'Pixel 7', isTelegram: false, target: '_self' },
  { place: 'Telegram on an iPhone', device: 'iPhone 15', isTelegram: true, target: '_blank' },
] as const

for (const { place, device, isTelegram, target } of cases)
  test(`${place}: a tap opens the wallet app with the pairing link, and another way is offered if nothing opened`, async ({
    openDemo,
    browser,
  }) => {
    const context = await browser.newContext(emulated(device))
    const demo = await openDemo({ drawer: 'closed' }, context, async (page) => {
      await noteLinks(page)
      if (isTelegram) await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }))
    })
    await demo.button.tap()
    await demo.row('MetaMask').tap()
    const another = demo.modal.getByRole('button', { name: 'Open MetaMask' })
    await expect(another.or(demo.modal.getByText('Nothing happened?')).first()).toBeVisible()
    await expect(async () => {
      if ((await openedLinks(demo.page)).length === 0) await another.tap()
      expect((await openedLinks(demo.page)).length).toBeGreaterThan(0)
    }).toPass()
    const [link] = await openedLinks(demo.page)
    expect(link?.target).toBe(target)
    expect(decodeURIComponent(link?.href ?? '')).toMatch(
      /^(metamask:\/\/|https:\/\/metamask\.app\.link\/)wc\?uri=.*wc:[0-9a-f]{64}@2/,
    )
    await expect(demo.modal.getByText('Nothing happened?')).toBeVisible()
    expect(await demo.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await context.close()
  })

type App = { readonly name: string; readonly rdns: string; readonly agent: string; readonly marker?: string }

/** Announces the test wallet a second time as an app does in the pages that it shows, with its global. */
async function announceAs(page: Page, { name, rdns, marker }: App): Promise<void> {
  await page.addInitScript(
    ({ name, rdns, marker }) => {
      if (marker !== undefined) Object.assign(window, { [marker]: {} })
      const info = { uuid: '1f3c7a52-9d0e-4b6a-8c11-5d2e7f90a364', name, rdns }
      let isAnnounced = false
      addEventListener('eip6963:announceProvider', (event) => {
        const { detail } = event as CustomEvent<{ info: { name: string; icon: string }; provider: unknown }>
        if (isAnnounced || detail.info.name !== 'Test Wallet') return
        isAnnounced = true
        const announce = () =>
          dispatchEvent(
            new CustomEvent('eip6963:announceProvider', {
              detail: Object.freeze({ info: { ...info, icon: detail.info.icon }, provider: detail.provider }),
            }),
          )
        addEventListener('eip6963:requestProvider', announce)
        announce()
      })
    },
    { name, rdns, marker },
  )
}

const apps: readonly App[] = [
  { name: 'MetaMask', rdns: 'io.metamask', agent: 'MetaMaskMobile' },
  { name: 'Phantom', rdns: 'app.phantom', agent: 'Phantom', marker: 'phantom' },
]

for (const [app, device] of apps.flatMap((app) => ['iPhone 15', 'Pixel 7'].map((device) => [app, device] as const)))
  test(`${app.name}’s own browser on a phone (${device}) connects in the page, and sends`, async ({
    openDemo,
    browser,
  }) => {
    const options = emulated(device)
    const context = await browser.newContext({ ...options, userAgent: `${options.userAgent} ${app.agent}` })
    const demo = await openDemo({}, context, async (page) => {
      await noteLinks(page)
      await announceAs(page, app)
    })
    await demo.answer('Approve all')
    await demo.button.tap()
    await demo.row(app.name).first().tap()
    await demo.expectStatus('connected')
    expect(await openedLinks(demo.page)).toEqual([])
    await demo.sendInModal({ to: '0x5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d', amount: '0.01' })
    await demo.expectConfirmed()
    await context.close()
  })
