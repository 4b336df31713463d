import { writeFile } from 'node:fs/promises'
import type { Browser, Page, TestInfo } from '@playwright/test'
import type { Demo } from './support/Demo.js'
import { differenceOf } from './support/differenceOf.js'
import { expect, test } from './support/test.js'

/** Looks of a view in the order of the screenshots; the first is for interaction. */
const looks = {
  light: { colorScheme: 'light', width: 1280 },
  dark: { colorScheme: 'dark', width: 1280 },
  phone: { colorScheme: 'light', width: 390 },
} as const

/** Waits until the view is completely rendered. */
async function expectDrawn({ page, modal }: Demo): Promise<void> {
  await expect(modal.locator('[aria-busy=true]')).toHaveCount(0)
  const missing = () =>
    modal
      .locator('img')
      .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length)
  await expect.poll(missing).toBe(0)
  await page.evaluate(() => document.fonts.ready)
}

/** The pairing code differs each time: it is masked, and so compared by its position. */
const pairingCode = ({ modal }: Demo) =>
  modal.locator('svg').and(modal.getByRole('img', { name: 'QR code to connect your wallet' }))

const takePicture = (demo: Demo): Promise<Buffer> =>
  demo.modal.locator('[data-card]').screenshot({ animations: 'disabled', caret: 'hide', mask: [pairingCode(demo)] })

/** The page behind is visible beside the corners of the card, and shows how it was made. */
const showBehind = ({ page }: Demo, isShown: boolean): Promise<void> =>
  page.evaluate(
    (visibility) => {
      const root = document.getElementById('root')
      if (root) root.style.visibility = visibility
    },
    isShown ? '' : 'hidden',
  )

/** Number of antialiased edge pixels that may differ after an earlier layer: a dot of the list has 110. */
const edges = 20

/** Compares both pages in every look. */
async function expectSame(
  view: string,
  pages: readonly [Demo, Demo],
  { info, scale }: { readonly info: TestInfo; readonly scale: Page },
): Promise<void> {
  await Promise.all(pages.map((demo) => showBehind(demo, false)))
  for (const [look, { colorScheme, width }] of Object.entries(looks)) {
    const pictures = await Promise.all(
      pages.map(async (demo) => {
        await demo.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await demo.page.setViewportSize({ width, height: 800 })
        await demo.page.mouse.move(0, 0)
        await expectDrawn(demo)
        return takePicture(demo)
      }),
    )
    // Retries until animations have ended.
    await expect(async () => {
      const [one, other] = await Promise.all([takePicture(pages[0]), takePicture(pages[1])])
      pictures.splice(0, 2, one, other)
      expect(await differenceOf(scale, one, other), `${view}, ${look}`).toBeLessThanOrEqual(edges)
    })
      .toPass({ timeout: 5000 })
      .catch(async (error: unknown) => {
        for (const [index, picture] of pictures.entries())
          await writeFile(info.outputPath(`${view}-${look}-${index === 0 ? 'preset' : 'hand'}.png`), picture)
        throw error
      })
  }
  await Promise.all(
    pages.map(async (demo) => {
      await showBehind(demo, true)
      await demo.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await demo.page.setViewportSize({ width: looks.light.width, height: 800 })
    }),
  )
}

/** Opens the page made both ways, each in a separate browser: they share no storage. */
async function openBoth(
  browser: Browser,
  open: (setUp: 'preset' | 'hand', context: Awaited<ReturnType<Browser['newContext']>>) => Promise<Demo>,
) {
  const contexts = [await browser.newContext(), await browser.newContext()] as const
  const pages = [await open('preset', contexts[0]), await open('hand', contexts[1])] as const
  return { pages, close: () => Promise.all(contexts.map((context) => context.close())) }
}

test('the main views look the same by the preset and composed by hand, light, dark and on a phone', async ({
  openDemo,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const { pages, close } = await openBoth(browser, (setUp, context) =>
    openDemo({ setUp, signIn: 'optional', smartSessions: 'on' }, context),
  )
  const tools = { info, scale: await browser.newPage() }
  const both = (act: (demo: Demo) => Promise<unknown>) => Promise.all(pages.map(act))
  const press = (name: string | RegExp) =>
    both(({ modal }) => modal.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click())
  const heading = (name: string | RegExp) =>
    both(({ modal }) => expect(modal.getByRole('heading', { name }).first()).toBeVisible())
  /** Opens a view, compares it, and goes back. */
  const visit = async (view: string, go: () => Promise<unknown>, ready: () => Promise<unknown>) => {
    await go()
    await ready()
    await expectSame(view, pages, tools)
    await press('Back')
  }

  await both((demo) => demo.answer('Approve all'))
  await both((demo) => demo.open())
  await both((demo) => expect(demo.row('All Wallets')).toContainText(/\d/))
  await expectSame('Connect', pages, tools)
  await visit(
    'AllWallets',
    () => both((demo) => demo.row('All Wallets').click()),
    () => both(({ modal }) => expect(modal.getByRole('searchbox')).toBeVisible()),
  )
  await visit(
    'pairing',
    () => both((demo) => demo.row('Scan with your phone').click()),
    () => both((demo) => expect(pairingCode(demo)).toBeVisible()),
  )
  const windows = Promise.all(pages.map(({ page }) => page.waitForEvent('popup')))
  await press(/Google/)
  await heading('Google')
  await expectSame('social login', pages, tools)
  await Promise.all((await windows).map((popup: Page) => popup.close()))
  await press('Back')

  await both((demo) => demo.row('Test Wallet').click())
  await heading('Sign in to Kit demo')
  await expectSame('sign-in', pages, tools)
  await press('Cancel')
  await both(({ modal }) => expect(modal).toBeHidden())

  await both((demo) => demo.open())
  await expectSame('Account', pages, tools)
  await visit(
    'Networks',
    () => press(/^Network: /),
    () => heading('Choose network'),
  )
  for (const [name, title] of [
    ['Send', 'Send'],
    ['Swap', 'Swap'],
    ['Receive', 'Receive'],
    ['Buy', 'Buy crypto'],
  ] as const)
    await visit(
      name,
      () => press(name),
      () => heading(title),
    )
  // Relative times use the same moment on both pages.
  const time = new Date()
  await both(({ page }) => page.clock.setFixedTime(time))
  await both(({ modal }) => modal.getByRole('tab', { name: 'Activity' }).click())
  await both(({ modal }) => expect(modal.getByRole('tabpanel', { name: 'Activity' })).toBeVisible())
  await expectSame('Activity', pages, tools)
  await visit(
    'Wallets',
    () => press(/Switch wallet/),
    () => heading('Your wallets'),
  )
  await press('Settings')
  await heading('Settings')
  await expectSame('Settings', pages, tools)
  await visit(
    'smart sessions',
    () => press(/^Smart sessions/),
    () => heading('Smart sessions'),
  )
  await both((demo) => demo.close())

  await both((demo) =>
    demo
      .card('Pay')
      .getByRole('button', { name: /^Pay 0\.01 ETH/ })
      .click(),
  )
  await heading('Pay')
  await expectSame('Pay', pages, tools)
  await tools.scale.close()
  await close()
})
