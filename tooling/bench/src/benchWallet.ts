import { virtualAuthenticator } from '@kit/chromium/authenticator'
import type { StackConfig } from '@kit/devnet/stack'
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { median } from './median.js'
import type { BenchBrowser } from './openBrowser.js'
import type { Row } from './Row.js'
import { untilMark, watchWallet } from './watchWallet.js'

const answered = '@kit-frame/RPC_REQUEST_SUCCESS'
/** Goal for the time from the unlocking press to the open wallet, and to the signature. */
const unlockMs = 300

/**
 * Measures the embedded wallet on the demo, `rounds` times in one profile. It covers the frame after a reload, and signatures with the
 * device's key and with a passkey. Passkeys sign in a frame that was just loaded (cold), in one that was locked after use (warm), and in an
 * open wallet. It also covers a sign-in on a device that has only the passkey. The half second before a wallet button becomes active is
 * excluded: each measurement starts with the decisive press.
 */
export async function benchWallet(browser: BenchBrowser, config: StackConfig, rounds: number): Promise<readonly Row[]> {
  const seen = new Map<string, number[]>()
  const note = (what: string, figure: number): void => void seen.set(what, [...(seen.get(what) ?? []), figure])
  await browser.visit(async (page) => {
    await watchWallet(page)
    await addPasskeys(page)
    await page.goto(`${config.demoUrl}/?library=viem&signIn=off&live=off`)
    await logIn(page)
    await wallet(page).getByRole('button', { name: 'Use a passkey', exact: true }).click()
    await status(page, 'connected')
    for (let round = 0; round < rounds; round += 1) {
      await forgetDevice(page, config)
      await logIn(page)
      const device = await press(page, 'Unlock with your passkey', '@kit-frame/GET_USER_SUCCESS')
      note('new device, passkey: press to open', device.openedMs)
      note('new device, passkey: press to connected', device.answeredMs)
      await status(page, 'connected')

      await page.reload()
      await status(page, 'connected')
      note('reload: frame begun to READY', await readyAfter(page, config))
      await sign(page, 'device key, cold', note)
      await sign(page, 'open wallet', note)
      await lock(page, config)
      await sign(page, 'device key, warm', note)
    }
    await askEveryTime(page)
    for (let round = 0; round < rounds; round += 1) {
      await page.reload()
      await status(page, 'connected')
      await sign(page, 'passkey, cold', note, 'Unlock with your passkey')
      await lock(page, config)
      await sign(page, 'passkey, warm', note, 'Unlock with your passkey')
    }
  })
  return [...seen].map(([what, figures]) => ({
    what,
    figure: median(figures),
    unit: 'ms',
    ...(what.includes('press to') && !what.endsWith('connected') && { goal: unlockMs }),
  }))
}

const wallet = (page: Page): FrameLocator => page.frameLocator('iframe[title="Wallet"]')
const nowMs = (): number => Date.now()

function frameOf(page: Page, { frameUrl }: StackConfig): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(frameUrl))
  if (frame === undefined) throw new Error('The page has no frame of the wallet')
  return frame
}

async function addPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', { options: virtualAuthenticator })
}

async function status(page: Page, now: 'connected' | 'disconnected'): Promise<void> {
  await page.locator('dd').getByText(now, { exact: true }).first().waitFor()
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button').last().click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Discord', exact: true }).click()
  await (await opened).getByRole('button', { name: 'Log in as Bob' }).click()
}

/** Simulates another device with the same passkeys. */
async function forgetDevice(page: Page, config: StackConfig): Promise<void> {
  await frameOf(page, config).evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await status(page, 'disconnected')
}

/** Simulates 15 idle minutes: the worker ends, and the root with it. */
async function lock(page: Page, config: StackConfig): Promise<void> {
  await frameOf(page, config).evaluate(() => void dispatchEvent(new Event('pagehide')))
}

/** Stops the device's key from opening the wallet from now on. */
async function askEveryTime(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: /^Devices/ }).click()
  const choice = wallet(page).getByRole('switch')
  await choice.click()
  await wallet(page).locator('[role=switch][aria-checked=true]').waitFor()
  await wallet(page).getByRole('button', { name: 'Close', exact: true }).click()
}

/** Returns the time from the frame's insertion to its response to the greeting. */
async function readyAfter(page: Page, { frameUrl }: StackConfig): Promise<number> {
  const beganMs = await page.evaluate(
    (url) =>
      performance.timeOrigin +
      (performance.getEntriesByType('resource').find(({ name }) => name.startsWith(url))?.startTime ?? Number.NaN),
    `${frameUrl}/?`,
  )
  return (await untilMark(page, '@kit-frame/READY', beganMs)) - beganMs
}

/** Requests a signature in the demo, approves it, unlocks the wallet if required, and records the durations. */
async function sign(
  page: Page,
  how: string,
  note: (what: string, figure: number) => void,
  unlock?: string,
): Promise<void> {
  const requestedMs = nowMs()
  await page.getByRole('region', { name: 'Sign', exact: true }).getByRole('button', { name: 'Sign message' }).click()
  const agree = wallet(page).getByRole('button', { name: 'Sign', exact: true })
  await agree.waitFor()
  note(`${how}: asked to approval shown`, nowMs() - requestedMs)
  if (unlock !== undefined) await agree.click()
  const { openedMs, answeredMs } = await press(page, unlock ?? 'Sign', answered)
  if (how !== 'open wallet') note(`${how}: press to open`, openedMs)
  note(`${how}: press to signature`, answeredMs)
}

/** Presses a button of the wallet. Returns the times until its worker's first response and until the page's response. */
async function press(
  page: Page,
  name: string,
  answer: string,
): Promise<{ readonly openedMs: number; readonly answeredMs: number }> {
  const beforeMs = nowMs()
  await wallet(page).getByRole('button', { name, exact: true }).click()
  const pressedMs = await untilMark(page, 'press', beforeMs)
  const openedMs = await untilMark(page, 'worker', pressedMs)
  return { openedMs: openedMs - pressedMs, answeredMs: (await untilMark(page, answer, pressedMs)) - pressedMs }
}
