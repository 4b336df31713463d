import type { DirectoryState } from '@kit/core'
import { createFixtureKit, type Fixture, type FixtureOptions, fixtureConnectors, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const wallets = { connectors: fixtureConnectors, recent: fixtureWallets.slice(0, 1) }
const popular = fixtureWallets.slice(1, 5)
const named = (...names: string[]) => fixtureConnectors.filter(({ name }) => names.includes(name))
const paired = { ...wallets, connectors: named('WalletConnect', 'Fox Wallet') }
const one = { connectors: named('Fox Wallet') }
const two = named('WalletConnect', 'Fox Wallet', 'Harbor')
const unknown = { status: 'idle', wallets: [], count: undefined } as const

async function show(options: FixtureOptions): Promise<Fixture> {
  const fixture = createFixtureKit({ history: [{ name: 'Connect', data: undefined }], ...options })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(button(/^Fox Wallet/)).toBeVisible()
  return fixture
}

const button = (name: string | RegExp, exact = false) => page.getByRole('button', { name, exact })
const headings = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
const namesIn = (list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('button')
    .elements()
    .map((element) => element.querySelector('bdi')?.textContent)
const places = () =>
  [/^Moss/, /^Fox Wallet/, /^Scan with your phone/, /^All Wallets/].map((name) => {
    const { x, y, width, height } = button(name).element().getBoundingClientRect()
    return { x, y, width, height }
  })

afterEach(() => page.viewport(700, 720))

/** Dispatches mouse input at the center of an element. The test runs in a frame. */
async function mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const box = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth }
  const scale = frame.width / innerWidth
  const x = frame.left + (box.left + box.width / 2) * scale
  const y = frame.top + (box.top + box.height / 2) * scale
  const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> }
  await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
}

describe('Connect', () => {
  it('shows recent wallets, then installed ones, then popular ones up to four in total, each under its heading', async () => {
    const directory = { featured: fixtureWallets.slice(4, 13), recommended: popular }
    const recent = [...wallets.recent, { id: 'own', name: 'Own Wallet', chains: [] }]
    await show({ states: { wallets: { connectors: named('WalletConnect', 'Fox Wallet'), recent }, directory } })
    expect(headings()).toEqual(['Recent', 'Installed', 'Popular'])
    expect(namesIn('Recent')).toEqual(['Moss', 'Own Wallet'])
    expect(namesIn('Installed')).toEqual(['Fox Wallet'])
    expect(namesIn('Popular')).toEqual(['Dune'])
    const all = page.getByRole('button').elements()
    const at = (name: string | RegExp) => all.indexOf(button(name).element())
    expect(at(/^Dune/)).toBeLessThan(at(/^Scan with your phone/))
    expect(at(/^Scan with your phone/)).toBeLessThan(at(/^All Wallets/))
  })

  it('shows every installed wallet, and no popular one beside four others', async () => {
    await show({ states: { wallets, directory: { recommended: popular } } })
    expect(headings()).toEqual(['Installed'])
    await expect.element(button('Moss Recent')).toBeVisible()
    expect(namesIn('Installed')).toEqual(['Fox Wallet', 'Harbor', 'Opal', 'Quill Wallet'])
    await expect.element(button(/^All Wallets/)).toBeVisible()
    expect(button(/^Brightwater/).query()).toBeNull()
  })

  it('says once that the wallets are installed, above them', async () => {
    await show({ states: { wallets: { connectors: fixtureConnectors } }, hasDirectory: false })
    expect(headings()).toEqual(['Installed'])
    await expect.element(button('Fox Wallet', true)).toBeVisible()
    expect(page.getByText('Installed').elements()).toHaveLength(1)
  })

  it('shows a recent wallet that is installed first among the installed ones', async () => {
    const recent = [{ id: 'opal', name: 'Opal', rdns: 'example.opal', chains: [] }]
    await show({ states: { wallets: { connectors: fixtureConnectors, recent } }, hasDirectory: false })
    expect(headings()).toEqual(['Installed'])
    expect(namesIn('Installed')).toEqual(['Opal', 'Fox Wallet', 'Harbor', 'Quill Wallet'])
    await expect.element(button('Opal Recent')).toBeVisible()
  })

  it('uses the order that the app configured', async () => {
    await show({
      states: { wallets: { ...wallets, connectors: two }, directory: { recommended: popular } },
      options: { wallets: { order: ['recommended', 'injected'] } },
    })
    expect(headings()).toEqual(['Popular', 'Installed'])
    const tops = [/^Aurora/, /^Fox Wallet/, 'Moss Recent'].map(
      (name) => button(name).element().getBoundingClientRect().top,
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

  it('uses an order that splits a group, without headings', async () => {
    await show({
      states: { wallets: paired, directory: { recommended: popular.slice(1) } },
      options: { wallets: { custom: [{ id: 'own', name: 'Own Wallet', chains: [] }], order: ['custom', 'injected'] } },
    })
    expect(headings()).toEqual([])
    const tops = [/^Own Wallet/, /^Fox Wallet/, /^Brightwater/, /^Scan/].map(
      (name) => button(name).element().getBoundingClientRect().top,
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
})

describe.each([
  ['the centred card', 700, 720],
  ['the sheet of a phone', 390, 720],
  ['two panes', 1000, 700],
])('the Connect list in %s', (_, width, height) => {
  it.each<[string, Partial<DirectoryState>]>([
    ['four popular wallets', { first: 'success', recommended: popular }],
    ['one, because others are installed', { first: 'success', recommended: popular.slice(0, 1) }],
    ['none', { first: 'success' }],
    ['a failure', { first: 'error' }],
  ])('moves no row under the pointer when the directory returns %s', async (__, answer) => {
    await page.viewport(width, height)
    const { directory } = await show({
      states: { wallets: paired, directory: { first: 'pending', all: unknown } },
    })
    // The pointer is in the list, as if about to click.
    await userEvent.hover(button(/^Fox Wallet/))
    const before = places()
    directory.update((state) => ({ ...state, all: { ...unknown, count: 623 }, ...answer }))
    const sign = answer.first === 'error' ? button('Try again') : button(/^All Wallets 620/)
    await expect.element(sign).toBeVisible()
    expect(places()).toEqual(before)
  })
})

describe('the space reserved for popular wallets', () => {
  const few = { first: 'success', recommended: popular.slice(1, 2), all: { ...unknown, count: 623 } } as const
  const ask = () => show({ states: { wallets: one, directory: { first: 'pending', all: unknown } } })
  /** Returns the distance from the last popular wallet to the next row. */
  const gap = () => {
    const [above, below] = [/^Brightwater/, /^All Wallets/].map((name) =>
      button(name).element().getBoundingClientRect(),
    )
    return (below as DOMRect).top - (above as DOMRect).bottom
  }

  it('disappears when fewer arrived, once the pointer is elsewhere', async () => {
    const { directory } = await ask()
    await userEvent.hover(button(/^Fox Wallet/))
    directory.update((state) => ({ ...state, ...few }))
    await expect.element(button(/^All Wallets 620/)).toBeVisible()
    expect(gap()).toBe(2 * 56)
    await userEvent.hover(button('Close'))
    await expect.poll(gap).toBe(0)
  })

  it('disappears immediately when no pointer is over the list', async () => {
    const { directory } = await ask()
    await userEvent.hover(button('Close'))
    directory.update((state) => ({ ...state, ...few }))
    await expect.element(button(/^All Wallets 620/)).toBeVisible()
    expect(gap()).toBe(0)
  })

  it('stays while a mouse button is pressed, so that the pressed row opens', async () => {
    const { kit, directory } = await ask()
    const row = button(/^All Wallets/).element()
    await mouse('mouseMoved', row)
    await mouse('mousePressed', row)
    directory.update((state) => ({ ...state, ...few }))
    await expect.element(button(/^All Wallets 620/)).toBeVisible()
    await mouse('mouseReleased', row)
    await expect.poll(() => kit.modal.getState().history.at(-1)?.name).toBe('AllWallets')
  })
})
