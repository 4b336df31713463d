import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './support/test.js'

test('the keyboard alone connects and disconnects', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.answer('Approve all')
  const { keyboard } = demo.page
  await demo.button.focus()
  await keyboard.press('Enter')
  await expect(demo.modal).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    if (await demo.row('Test Wallet').evaluate((row) => row.matches(':focus'))) break
    await keyboard.press('Tab')
    await expect(demo.modal.locator(':focus')).toHaveCount(1)
  }
  await keyboard.press('Enter')
  await demo.expectStatus('connected')
  await expect(demo.button).toBeFocused()
})

test('a user with only a keyboard opens a token from the account and sends some of it', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.connect()
  const { keyboard } = demo.page
  /** Presses Tab until the element has the focus. */
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let step = 0; step < 30; step += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const button = (name: string | RegExp) => demo.modal.getByRole('button', { name })
  await demo.button.focus()
  await keyboard.press('Enter')
  await tabTo(demo.modal.getByRole('tab', { name: 'Tokens' }))
  await keyboard.press('ArrowRight')
  await expect(demo.modal.getByRole('tab', { name: 'NFTs' })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await tabTo(button(/^Test Dai/))
  await keyboard.press('Enter')
  await expect(demo.page.getByRole('dialog', { name: 'Token', exact: true })).toBeVisible()
  await tabTo(button('Send'))
  await keyboard.press('Enter')
  await expect(button(/TDAI/).first()).toBeVisible()
  await tabTo(demo.modal.getByRole('textbox', { name: /^Amount/ }))
  await keyboard.type('1.5')
  await tabTo(demo.modal.getByRole('textbox', { name: /^To/ }))
  await keyboard.type('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expect(button('Review')).toBeEnabled()
  await tabTo(button('Review'))
  await keyboard.press('Enter')
  await expect(demo.modal).toContainText('1.5 TDAI')
  await tabTo(demo.modal.getByRole('button', { name: 'Send', exact: true }))
  await keyboard.press('Enter')
  await expect(demo.modal).toContainText('Confirmed', { timeout: 30_000 })
})

test('Tab never leaves the open modal, and Escape returns the focus', async ({ openDemo }) => {
  const demo = await openDemo()
  await demo.button.focus()
  await demo.page.keyboard.press('Enter')
  await expect(demo.page.getByRole('dialog', { name: 'Connect Wallet', exact: true })).toBeVisible()
  for (let step = 0; step < 25; step += 1) {
    await demo.page.keyboard.press('Tab')
    const outside = await demo.page.evaluate(() => {
      const active = document.activeElement
      return active !== null && active !== document.body && active.shadowRoot === null
    })
    expect(outside).toBe(false)
  }
  await demo.page.keyboard.press('Escape')
  await expect(demo.modal).toBeHidden()
  await expect(demo.button).toBeFocused()
})

test('the modal on a phone is a sheet that fits', async ({ openDemo, browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const demo = await openDemo({}, context)
  await demo.button.tap()
  await expect(demo.modal).toBeVisible()
  await expect
    .poll(async () =>
      Math.round(((await demo.modal.boundingBox())?.y ?? 0) + ((await demo.modal.boundingBox())?.height ?? 0)),
    )
    .toBe(844)
  const box = await demo.modal.boundingBox()
  expect(box?.width).toBe(390)
  await context.close()
})

test('Arabic runs from right to left and connects', async ({ openDemo }) => {
  const demo = await openDemo({ locale: 'ar' })
  await demo.card('Test Wallet').getByLabel('عند وصول طلب').selectOption('approve')
  await demo.button.click()
  const dialog = demo.page.getByRole('dialog').first()
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  await dialog
    .getByRole('button', { name: /Test Wallet/ })
    .first()
    .click()
  await expect(demo.page.getByRole('region', { name: 'حسابك', exact: true })).toContainText(/0x[0-9a-fA-F]{40}/)
})

/** Returns what axe finds on the page. */
async function findViolations(page: Page): Promise<readonly string[]> {
  // The policy forbids foreign script tags; evaluating bypasses it.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const engine = Reflect.get(window, 'axe') as {
      run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
    }
    return (await engine.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  })
}

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in the open modal (${theme})`, async ({ openDemo }) => {
    const demo = await openDemo({ theme })
    await demo.open()
    expect(await findViolations(demo.page)).toEqual([])
  })
}

for (const query of [{ theme: 'light' }, { theme: 'dark' }, { theme: 'ember' }, { locale: 'ar' }]) {
  test(`axe finds no violations on the page (${Object.values(query)})`, async ({ openDemo }) => {
    const demo = await openDemo({ ...query, live: 'on', drawer: 'closed' })
    await expect(
      demo.page
        .locator('.live')
        .getByRole('button', { name: /Test Wallet/ })
        .first(),
    ).toBeVisible()
    expect(await findViolations(demo.page)).toEqual([])
  })
}

test('axe finds no violations on the page of a connected user', async ({ openDemo }) => {
  const demo = await openDemo({ live: 'on' })
  await demo.connect()
  await expect(demo.inlineModal.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  expect(await findViolations(demo.page)).toEqual([])
})
