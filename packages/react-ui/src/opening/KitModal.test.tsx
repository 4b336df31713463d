import { createFixtureKit, type Fixture, type FixtureOptions, fixtureConnectors, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton, KitModal, type KitModalProps } from '../index.js'

async function show(options: FixtureOptions, modal: KitModalProps = {}): Promise<Fixture> {
  const fixture = createFixtureKit(options)
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <p>
          <a href="#elsewhere">A link of the page</a>
        </p>
        <ConnectButton theme="light" locale="en" />
        <KitModal theme="light" locale="en" {...modal} />
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}

const wallets = { connectors: fixtureConnectors }
const called = (fixture: Fixture, command: string) => fixture.calls.filter((call) => call.command === command)
const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
const focused = () => shadow().activeElement

describe('KitModal', () => {
  it('stays out of the page, and unloaded, before it is opened', async () => {
    await show({})
    await expect.element(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    expect(document.querySelector('[data-kit=modal]')).toBeNull()
  })

  it('has a button that clips no text, and shows that it is connecting', async () => {
    await show({ states: { active: { status: 'connecting' } } })
    const label = page.getByText('Connecting', { exact: true })
    await expect.element(label).toBeVisible()
    const { scrollHeight, clientHeight } = label.element()
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
    const { fontSize } = getComputedStyle(label.element())
    expect(clientHeight).toBeGreaterThanOrEqual(Number.parseFloat(fontSize) * 1.25)
  })

  it('opens with the button, is labelled by its view, and has the focus inside', async () => {
    await show({ states: { wallets } })
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    expect(focused()?.textContent).toBe('Connect Wallet')
  })

  it('preloads and renders its first view invisibly when the user is about to press the button', async () => {
    const fixture = await show({ states: { wallets } })
    await page.getByRole('button', { name: 'Connect Wallet' }).hover()
    await vi.waitFor(() => expect(shadow().querySelector('dialog')?.textContent).toContain('Fox Wallet'))
    expect(called(fixture, 'preload').length).toBeGreaterThan(0)
    expect(shadow().querySelector('dialog')?.open).toBe(false)
    expect(page.getByRole('button', { name: /Fox Wallet/ }).query()).toBeNull()
    const row = [...shadow().querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Fox Wallet'))
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    expect(page.getByRole('button', { name: /Fox Wallet/ }).element()).toBe(row)
    expect(focused()?.textContent).toBe('Connect Wallet')
    const preloaded = () => called(fixture, 'preload').map(({ args }) => args[0])
    expect(preloaded()).not.toContain('example.fox')
    await page.getByRole('button', { name: /Fox Wallet/ }).hover()
    await vi.waitFor(() => expect(preloaded()).toContain('example.fox'))
  })

  it('loads when a finger touches the button, before it is lifted', async () => {
    await show({ states: { wallets } })
    const button = page.getByRole('button', { name: 'Connect Wallet' }).element()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    await vi.waitFor(() => expect(shadow().querySelector('dialog')?.textContent).toContain('Fox Wallet'))
    expect(shadow().querySelector('dialog')?.open).toBe(false)
  })

  it('starts the kit once and never destroys it, even under StrictMode', async () => {
    const fixture = await show({})
    expect(called(fixture, 'destroy')).toHaveLength(0)
    expect(called(fixture, 'start').length).toBeGreaterThan(0)
  })

  it('returns the focus to the previous element', async () => {
    const fixture = await show({ states: { wallets } })
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    fixture.kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement).toBe(button.element()))
  })

  it('closes in a page that is not painted, where animations stand still', async () => {
    const { kit } = await show({ states: { wallets } })
    const { animate } = Element.prototype
    const still = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
      const animation = animate.apply(this, args)
      animation.pause()
      return animation
    })
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    still.mockRestore()
  })

  it('requests a safe close on every Escape, and stays open while the kit refuses', async () => {
    const fixture = await show({ states: { wallets }, history: [{ name: 'UnsupportedChain', data: undefined }] })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    fixture.kit.modal.requestClose = () => fixture.modal.update((state) => ({ ...state, shake: true }))
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}')
    expect(fixture.modal.getState().shake).toBe(true)
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('closes on a click outside the card but not on one inside', async () => {
    const fixture = await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await page.getByRole('heading', { name: 'Connect Wallet' }).click()
    expect(called(fixture, 'modal.requestClose')).toHaveLength(0)
    await dialog.click({ position: { x: 5, y: 5 } })
    expect(called(fixture, 'modal.requestClose')).toHaveLength(1)
  })

  it('stays open when a double click opens a smaller view, and its second click lands outside the card', async () => {
    const fixture = await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const press = (detail: number): void => {
      for (const event of [
        new PointerEvent('pointerdown', { bubbles: true }),
        new MouseEvent('click', { bubbles: true, detail }),
      ])
        dialog.element().dispatchEvent(event)
    }
    press(2)
    expect(called(fixture, 'modal.requestClose')).toHaveLength(0)
    press(1)
    expect(called(fixture, 'modal.requestClose')).toHaveLength(1)
  })

  it('never lets Tab reach the page behind', async () => {
    await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    for (let press = 0; press < 24; press += 1) {
      await userEvent.tab()
      const active = document.activeElement
      expect(active === document.body || active?.getAttribute('data-kit') === 'modal').toBe(true)
    }
  })

  it('prevents scrolling of the page while it is open, without a layout shift', async () => {
    const fixture = await show({ states: { wallets } })
    const tall = document.createElement('div')
    tall.style.height = '5000px'
    document.body.append(tall)
    const width = document.documentElement.clientWidth
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(document.documentElement.clientWidth).toBe(width)
    fixture.kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    tall.remove()
  })

  it('moves the focus to the title of the next view and announces it', async () => {
    await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    await page.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
    expect(focused()?.textContent).toBe('What is a wallet?')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  })

  it('renders Arabic completely, from right to left', async () => {
    await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] }, { locale: 'ar' })
    await expect.element(page.getByRole('dialog', { name: 'ربط المحفظة' })).toBeVisible()
    const close = page.getByRole('button', { name: 'إغلاق' }).element().getBoundingClientRect()
    const title = page.getByRole('heading', { name: 'ربط المحفظة' }).element().getBoundingClientRect()
    expect(close.right).toBeLessThan(title.left + 1)
  })

  it('applies the theme variables and texts of the app', async () => {
    await show(
      { states: { wallets }, hasDirectory: false, history: [{ name: 'Connect', data: undefined }] },
      { themeVariables: { background: 'rgb(1, 2, 3)' }, messages: { 'connect.title': 'Log in' } },
    )
    await expect.element(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    const body = shadow().querySelector('[data-card] > *') as HTMLElement
    expect(getComputedStyle(body).backgroundColor).toMatch(/rgb\(1, 2, 3\)|oklab/)
  })

  it('renders in the page when it is inline', async () => {
    await show({ options: { inline: true }, states: { wallets } })
    await expect.element(page.getByRole('region', { name: 'Connect Wallet' })).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
    expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull()
  })

  it('moves the focus to its title with each view when it is inline, but leaves it in the page at first', async () => {
    const fixture = await show({ options: { inline: true }, states: { wallets } })
    const title = page.getByRole('heading', { name: 'Connect Wallet' })
    await expect.element(title).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    fixture.kit.modal.push('WhatIsAWallet')
    await vi.waitFor(() => expect(focused()?.tagName).toBe('H2'))
    expect(focused()?.textContent).not.toBe('Connect Wallet')
  })

  it('keeps two modals in one page apart', async () => {
    const one = await show({ states: { wallets } })
    const other = createFixtureKit({ states: { wallets } })
    await render(
      <KitProvider kit={other.kit}>
        <KitModal locale="en" />
      </KitProvider>,
    )
    one.kit.open()
    await expect.poll(() => document.querySelectorAll('[data-kit=modal]').length).toBe(1)
    other.kit.open()
    await expect.poll(() => document.querySelectorAll('[data-kit=modal]').length).toBe(2)
    await vi.waitFor(() => expect(page.getByRole('dialog').elements().length).toBeGreaterThan(0))
    one.kit.close()
    await vi.waitFor(() => {
      const [first, second] = [...document.querySelectorAll('[data-kit=modal]')]
      expect(first?.shadowRoot?.querySelector('dialog')?.open).toBe(false)
      expect(second?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
    })
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  })
})

describe('the views', () => {
  it('pass the selected row to the kit inside the gesture', async () => {
    const fixture = await show({ states: { wallets }, history: [{ name: 'Connect', data: undefined }] })
    await page.getByRole('button', { name: /Fox Wallet/ }).click()
    expect(called(fixture, 'chooseWallet')[0]?.args[0]).toMatchObject({ id: expect.any(String), name: 'Fox Wallet' })
  })

  it.each([
    ['with a link', { termsUrl: 'https://dapp.example/terms' }],
    ['without any link', {}],
  ])('disable the list until the terms are accepted, %s', async (_, links) => {
    const legal = { ...links, checkbox: true }
    const fixture = await show({
      states: { wallets },
      options: { legal },
      history: [{ name: 'Connect', data: undefined }],
    })
    const row = page.getByRole('button', { name: /Fox Wallet/ })
    await expect.element(row).toBeDisabled()
    await page.getByRole('checkbox', { name: 'I agree to the Terms of Service' }).click()
    await row.click()
    expect(called(fixture, 'chooseWallet')).toHaveLength(1)
  })

  it('start searching at the second character', async () => {
    const fixture = await show({
      states: { directory: { all: { status: 'success', wallets: fixtureWallets, count: fixtureWallets.length } } },
      history: [{ name: 'AllWallets', data: undefined }],
    })
    const field = page.getByRole('searchbox', { name: 'Search wallets' })
    await field.fill('m')
    await field.fill('mo')
    const queries = called(fixture, 'directory.search').map(({ args }) => args[0])
    expect(queries).toEqual(['', 'mo'])
  })

  it('clear the search on the first Escape and close on the second', async () => {
    const fixture = await show({ history: [{ name: 'AllWallets', data: undefined }] })
    const field = page.getByRole('searchbox')
    await field.fill('moss')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    expect(called(fixture, 'modal.requestClose')).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    expect(called(fixture, 'modal.requestClose')).toHaveLength(1)
  })
})
