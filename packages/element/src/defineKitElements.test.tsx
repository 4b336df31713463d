import {
  createFixtureKit as createBareKit,
  type Fixture,
  type FixtureOptions,
  fixtureConnections,
  fixtureConnectors,
} from '@kit/fixture'
import { Subject } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineKitElements, type KitButtonElement, type KitModalElement } from './index.js'

const wallets = { connectors: fixtureConnectors }
const [connection] = fixtureConnections
const name = { name: 'Connect Wallet' }

const called = (fixture: Fixture, command: string) => fixture.calls.filter((call) => call.command === command)
/** Adds an event stream so tests can emit events. */
function createFixtureKit(options?: FixtureOptions, events: Subject<object> = new Subject()): Fixture {
  const fixture = createBareKit(options)
  Object.assign(fixture.kit, { events$: events })
  return fixture
}
const modals = () => [...document.querySelectorAll('[data-kit=modal]')]
const textOf = (element: Element) => element.shadowRoot?.querySelector('button')?.textContent ?? undefined

/** Adds a button and a modal of one kit to the page, in English. */
function place(fixture: Fixture, parent: Element | ShadowRoot = document.body): [KitButtonElement, KitModalElement] {
  const [button, modal] = [document.createElement('kit-button'), document.createElement('kit-modal')]
  for (const element of [button, modal]) {
    element.locale = 'en'
    element.kit = fixture.kit
    parent.append(element)
  }
  return [button, modal]
}

function follow(button: KitButtonElement, notify: (text: string) => void): void {
  button.addEventListener('kit-connect', ({ detail }) => notify(`connected by ${detail.connectorId}`))
  button.addEventListener('kit-disconnect', ({ detail }) => notify(`disconnected: ${detail.reason}`))
}

describe('custom elements', () => {
  afterEach(() => document.body.replaceChildren())

  // Must run first, while the names are still undefined.
  it('take properties and attributes that were set before they were defined', async () => {
    expect(customElements.get('kit-button')).toBeUndefined()
    const fixture = createFixtureKit({ states: { wallets } })
    const early = document.createElement('kit-button')
    early.setAttribute('locale', 'en')
    Object.assign(early, { kit: fixture.kit, label: 'Come in', size: 'sm' })
    document.body.append(early)
    expect(early.shadowRoot).toBeNull()
    defineKitElements()
    await expect.poll(() => textOf(early)).toBe('Come in')
    expect(early.getAttribute('size')).toBe('sm')
    expect(Object.keys(early)).toEqual([])
  })

  it('register once, even if defineKitElements is called again', () => {
    const before = customElements.get('kit-modal')
    defineKitElements()
    expect(customElements.get('kit-modal')).toBe(before)
  })

  it('open the modal with one press after hovering has loaded it, and start the kit', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    place(fixture)
    const button = page.getByRole('button', name)
    await expect.element(button).toBeVisible()
    expect(called(fixture, 'start')).not.toHaveLength(0)
    expect(called(fixture, 'preload')).toEqual([])
    expect(modals()).toEqual([])
    await button.hover()
    await expect.poll(() => modals()[0]?.shadowRoot?.textContent).toContain('Fox Wallet')
    await button.click()
    await expect.element(page.getByRole('dialog', name)).toBeVisible()
    expect(called(fixture, 'open')).toHaveLength(1)
  })

  it('can be reached by keyboard, and get the focus back', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    const [button] = place(fixture)
    await expect.element(page.getByRole('button', name)).toBeVisible()
    button.focus()
    expect(document.activeElement).toBe(button)
    expect(button.shadowRoot?.activeElement?.tagName).toBe('BUTTON')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', name)).toBeVisible()
    fixture.kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(button)
  })

  it('show the connected account according to the attributes', async () => {
    if (connection === undefined) throw new Error('No fixture.')
    const active = { status: 'connected', connection, account: connection.account } as const
    const [button] = place(createFixtureKit({ states: { active } }))
    await expect.poll(() => textOf(button)).toContain('0x8b…4DBA72')
    const marks = () => button.shadowRoot?.querySelectorAll('button span, button svg').length ?? 0
    const before = marks()
    button.hideNetwork = true
    await expect.poll(() => marks()).toBeLessThan(before)
    expect(button.hasAttribute('hide-network')).toBe(true)
    button.toggleAttribute('disabled')
    await expect.element(page.getByRole('button', { name: /0x8b/ })).toBeDisabled()
    button.setAttribute('theme-mode', 'no such theme')
    button.themeVariables = { accent: 'rgb(1, 2, 3)' }
    const inner = button.shadowRoot?.querySelector('button') as HTMLElement
    await expect.poll(() => getComputedStyle(inner).getPropertyValue('--kit-accent')).toBe('rgb(1, 2, 3)')
    expect(inner.dataset['theme']).toBe('auto')
  })

  it('show the parts of the account that the attributes name for the width of the page', async () => {
    if (connection === undefined) throw new Error('No fixture.')
    const active = { status: 'connected', connection, account: connection.account } as const
    const balance = { status: 'success', data: { value: 1_500n, decimals: 3, symbol: 'ETH' } } as const
    const [button] = place(createFixtureKit({ states: { active, account: { balance } } }))
    button.setAttribute('balance', 'large')
    button.hideNetwork = 'small'
    button.accountStatus = 'avatar full'
    expect([button.balance, button.getAttribute('hide-network')]).toEqual(['large', 'small'])
    const painted = () => {
      const inner = button.shadowRoot?.querySelector('button')
      const isPainted = (element: Element) => element.getBoundingClientRect().width > 1
      const parts = [...(inner?.children ?? [])].filter(isPainted)
      const has = (text: string) => parts.some(({ textContent }) => textContent?.includes(text))
      return { balance: has('1.5'), name: has('0x8b'), icons: [...(parts[0]?.children ?? [])].filter(isPainted).length }
    }
    await page.viewport(767, 600)
    await expect.poll(painted).toEqual({ balance: false, name: false, icons: 1 })
    await page.viewport(768, 600)
    await expect.poll(painted).toEqual({ balance: true, name: true, icons: 2 })
    button.balance = false
    await expect.poll(painted).toEqual({ balance: false, name: true, icons: 2 })
    button.balance = true
    expect(button.getAttribute('balance')).toBe('')
  })

  it('render in another shadow root with their own styles only', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const before = document.adoptedStyleSheets.length
    place(createFixtureKit({ states: { wallets } }), host.attachShadow({ mode: 'open' }))
    const button = page.getByRole('button', name)
    await expect.element(button).toBeVisible()
    expect(button.element().getBoundingClientRect().height).toBe(44)
    expect(document.adoptedStyleSheets).toHaveLength(before)
    await button.click()
    await expect.element(page.getByRole('dialog', name)).toBeVisible()
  })

  it('keep the modal open when they are moved, and close it when they are removed', async () => {
    const fixture = createFixtureKit({ states: { wallets } })
    const [button, modal] = place(fixture)
    const elsewhere = document.createElement('main')
    document.body.append(elsewhere)
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const [host] = modals()
    elsewhere.append(modal, button)
    await expect.poll(() => textOf(button)).toBe('Connect Wallet')
    expect(modals()).toEqual([host])
    expect(fixture.modal.getState().open).toBe(true)
    modal.remove()
    await expect.poll(() => modals()).toEqual([])
    expect(fixture.modal.getState().open).toBe(false)
    expect(textOf(button)).toBe('Connect Wallet')
    button.remove()
    await expect.poll(() => textOf(button)).toBeUndefined()
    elsewhere.append(button, modal)
    fixture.kit.open()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(textOf(button)).toBe('Connect Wallet')
  })

  it('keep two kits apart, and can switch to another kit', async () => {
    const [one, two] = [createFixtureKit({ states: { wallets } }), createFixtureKit()]
    const [button] = place(one)
    place(two)
    await expect.poll(() => textOf(button)).toBe('Connect Wallet')
    await userEvent.click(button)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(called(two, 'open')).toEqual([])
    expect(called(two, 'preload')).toEqual([])
    one.kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    button.kit = two.kit
    await userEvent.click(button)
    await expect.poll(() => called(two, 'open')).toHaveLength(1)
    expect(called(one, 'open')).toHaveLength(1)
    two.kit.close()
    button.kit = undefined
    await expect.poll(() => textOf(button)).toBeUndefined()
  })

  it('dispatch kit events while they are in the page', async () => {
    const events = new Subject<object>()
    const [button, modal] = place(createFixtureKit({}, events))
    const reported: string[] = []
    follow(button, (text) => reported.push(text))
    modal.addEventListener('kit-disconnect', () => reported.push('modal'))
    document.addEventListener('kit-connect', () => reported.push('document'))
    events.next({ type: 'connection/connected', connectorId: 'example.fox' })
    events.next({ type: 'connection/connecting', connectorId: 'example.fox' })
    events.next({ type: 'connection/disconnected', reason: 'user' })
    expect(reported).toEqual(['connected by example.fox', 'disconnected: user', 'modal'])
    document.body.replaceChildren()
    events.next({ type: 'connection/connected', connectorId: 'example.fox' })
    expect(reported).toHaveLength(3)
    expect(events.observed).toBe(false)
  })

  it('reject invalid kits, and name the element in the error', () => {
    const button = document.createElement('kit-button')
    const { modal: _, ...without } = createFixtureKit().kit
    const give = (kit: unknown) => () => Object.assign(button, { kit })
    expect(give({})).toThrow(/^kit-button\.kit must be the kit returned by createKit/)
    expect(give(without)).toThrow(/Received: a kit without modal\(\)/)
  })

  it('throws when a name is already registered, and names the owner', () => {
    const find = vi.spyOn(customElements, 'get')
    find.mockReturnValue(Object.assign(class extends HTMLElement {}, { kitVersion: '99.0.0' }))
    expect(defineKitElements).toThrow(/<kit-button> is already registered by version 99\.0\.0 of the kit/)
    find.mockReturnValue(class extends HTMLElement {})
    expect(defineKitElements).toThrow(/by other code/)
    find.mockRestore()
  })
})
