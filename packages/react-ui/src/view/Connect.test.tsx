import type { DirectoryState } from '@kit/core'
import { createFixtureKit, type Fixture, type FixtureOptions, fixtureConnectors, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const wallets = { connectors: fixtureConnectors, recent: fixtureWallets.slice(0, 1) }
const popular = fixtureWallets.slice(1, 5)
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

const button = (name: string | RegExp) => page.getByRole('button', { name })
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
  [/^Moss/, /^Fox Wallet/, /^Use your phone/, /^All Wallets/].map((name) => {
    const { x, y, width, height } = button(name).element().getBoundingClientRect()
    return { x, y, width, height }
  })

afterEach(() => page.viewport(700, 720))

describe('the list of wallets', () => {
  it('has what the visitor used first, then what is installed, then four popular ones, each under its heading', async () => {
    await show({ states: { wallets, directory: { featured: fixtureWallets.slice(4, 13), recommended: popular } } })
    expect(headings()).toEqual(['Recent', 'Installed', 'Popular'])
    expect(namesIn('Recent')).toEqual(['Moss'])
    expect(namesIn('Installed')).toEqual(['Fox Wallet', 'Harbor', 'Opal', 'Quill Wallet'])
    expect(namesIn('Popular')).toEqual(['Dune', 'Ember', 'Fathom', 'Glade'])
    const all = page.getByRole('button').elements()
    const at = (name: string | RegExp) => all.indexOf(button(name).element())
    expect(at(/^Glade/)).toBeLessThan(at(/^Use your phone/))
    expect(at(/^Use your phone/)).toBeLessThan(at(/^All Wallets/))
  })

  it('has no heading where there is one group, and says on its rows what they are', async () => {
    await show({ states: { wallets: { connectors: fixtureConnectors } }, hasDirectory: false })
    expect(headings()).toEqual([])
    await expect.element(button('Fox Wallet Installed')).toBeVisible()
  })

  it('follows the order that the app configured', async () => {
    await show({
      states: { wallets, directory: { recommended: popular } },
      options: { wallets: { order: ['recommended', 'injected'] } },
    })
    expect(headings()).toEqual(['Popular', 'Installed', 'Recent'])
  })
})

describe.each([
  ['the centred card', 700, 720],
  ['the sheet of a phone', 390, 720],
  ['two panes', 1000, 700],
])('in %s no row moves', (_, width, height) => {
  it.each<[string, Partial<DirectoryState>]>([
    ['four popular wallets', { first: 'success', recommended: popular }],
    ['two, for others are installed', { first: 'success', recommended: popular.slice(0, 2) }],
    ['none', { first: 'success' }],
    ['a failure', { first: 'error' }],
  ])('when the directory answers with %s', async (__, answer) => {
    await page.viewport(width, height)
    const { directory } = await show({ states: { wallets, directory: { first: 'pending', all: unknown } } })
    const before = places()
    directory.update((state) => ({ ...state, all: { ...unknown, count: 623 }, ...answer }))
    const sign = answer.first === 'error' ? button('Try again') : button(/^All Wallets 620/)
    await expect.element(sign).toBeVisible()
    expect(places()).toEqual(before)
  })
})
