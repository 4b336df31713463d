import type { Page } from '@playwright/test'
import { expect, test } from './support/test.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/**
 * Removes constructable style sheets and modal dialogs from a page, and makes `color-mix()` an unknown function in its code. Adds the nonce
 * that a strict policy then needs for styles.
 */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [Document, ShadowRoot])
      Object.defineProperty(prototype, 'adoptedStyleSheets', { value: undefined })
    Object.defineProperty(window, 'CSSStyleSheet', { value: undefined })
    const { prototype } = HTMLDialogElement
    for (const name of ['showModal', 'show', 'close'] as const) {
      const own = prototype[name]
      // The kit's modal is in a shadow root. The page's own dialogs, of its test wallets, keep theirs.
      const get = function (this: HTMLDialogElement) {
        return this.getRootNode() instanceof ShadowRoot ? undefined : own
      }
      Object.defineProperty(prototype, name, { get })
    }
  })
  await page.route(/\/(\?.*|[^?]+\.(js|css))?$/, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace('style-src', "style-src 'nonce-n0nce'"),
    }
    const text = (await response.text()).replaceAll('color-mix(', 'unknown-mix(')
    await route.fulfill({ response, headers, body: text.replace('<script ', '<script nonce="n0nce" ') })
  })
}

test('a browser without constructable style sheets, modal dialogs and color-mix() connects, signs and disconnects', async ({
  openDemo,
}) => {
  const demo = await openDemo({}, undefined, makeOld)
  await demo.open()
  const { isInTopLayer, styles } = await demo.modal.evaluate((dialog) => ({
    isInTopLayer: dialog.matches(':modal'),
    styles: [...(dialog.getRootNode() as ShadowRoot).querySelectorAll('style')].map(({ textContent }) => textContent),
  }))
  expect(isInTopLayer).toBe(false)
  expect(styles.join('')).toContain('unknown-mix(')
  expect(styles.join('')).not.toContain('color-mix(')
  await demo.row('Test Wallet').click()
  await demo.prompt().getByRole('button', { name: 'Approve' }).click()
  await expect(demo.modal).toBeHidden()
  await expect(demo.card('Account')).toContainText(first)
  await demo.answer('Approve all')
  await demo.card('Sign').getByRole('button', { name: 'Sign message' }).click()
  await expect(demo.card('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await demo.disconnect()
})
