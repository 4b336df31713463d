import { createFixtureKit, type Fixture, type FixtureOptions, fixtureConnectors, fixtureWallets } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineFeature, type Feature } from '../feature.js'
import { KitModal } from '../index.js'

const states = {
  wallets: { connectors: fixtureConnectors },
  directory: { recommended: fixtureWallets.slice(0, 3) },
} as const
const row = {
  id: 'example.fox',
  kind: 'injected',
  name: 'Fox Wallet',
  connectorIds: ['example.fox'],
  installed: true,
} as const
const fox = { ...row, namespaces: ['eip155'], recent: false, connected: false }
const connecting = [
  { name: 'Connect', data: undefined },
  { name: 'ConnectingExternal', data: { row: fox, connectorId: 'example.fox' } },
] as const

async function show(
  options: FixtureOptions = {},
  width = '720px',
  features: readonly Feature[] = [],
): Promise<Fixture> {
  const fixture = createFixtureKit({ history: [{ name: 'Connect', data: undefined }], states, ...options })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <div style={{ inlineSize: width }}>
          <KitModal theme="light" locale="en" features={features} />
        </div>
      </KitProvider>
    </StrictMode>,
  )
  return fixture
}

const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
const pane = (name: 'side' | 'main') => shadow().querySelector<HTMLElement>(`[data-pane=${name}]`)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const commands = ({ calls }: Fixture) =>
  calls.filter(({ command }) => /^(modal\.|chooseWallet)/.test(command)).map(({ command }) => command)

describe('a wide window', () => {
  beforeEach(async () => {
    await page.viewport(1000, 700)
    return () => page.viewport(700, 720)
  })

  it('shows the list beside the help, in one dialog labelled by the list', async () => {
    await show()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await expect.poll(() => pane('side')?.textContent).toContain('Fox Wallet')
    await expect.poll(() => pane('main')?.textContent).toContain('A new way to sign in')
    const [side, main] = [pane('side'), pane('main')].map((element) => element?.getBoundingClientRect())
    expect(side?.top).toBe(main?.top)
    expect(side?.right).toBeLessThanOrEqual(main?.left ?? 0)
  })

  it('shows a list of less than four rows alone, also when a wallet is selected', async () => {
    const short = { hasDirectory: false, states: { wallets: { connectors: fixtureConnectors.slice(0, 3) } } }
    const fixture = await show(short)
    await expect.element(button(/^Fox Wallet/)).toBeVisible()
    expect(pane('side')).toBeNull()
    fixture.modal.update((state) => ({ ...state, history: connecting }))
    // A wallet that is found later doesn't make the card wide.
    fixture.wallets.update((state) => ({ ...state, connectors: fixtureConnectors }))
    await expect.element(page.getByText('Continue in Fox Wallet')).toBeVisible()
    expect(pane('side')).toBeNull()
    fixture.modal.update((state) => ({ ...state, history: connecting.slice(0, 1) }))
    await expect.poll(() => pane('side')?.textContent).toContain('Quill Wallet')
  })

  it('keeps the list in place, with the focus in it, when one wallet and then another is selected', async () => {
    const fixture = await show()
    await button(/^Fox Wallet/).click()
    fixture.modal.update((state) => ({ ...state, history: connecting }))
    await expect.element(page.getByText('Continue in Fox Wallet')).toBeVisible()
    expect(shadow().activeElement?.textContent).toContain('Fox Wallet')
    expect(shadow().activeElement?.getAttribute('aria-current')).toBe('true')
    expect(button('Back').all()).toHaveLength(1)
    await button(/^Harbor/).click()
    expect(commands(fixture).slice(-2)).toEqual(['modal.backTo', 'chooseWallet'])
    await expect.poll(() => pane('main')?.textContent).toContain('A new way to sign in')
  })

  it('moves the focus to the title of a view that is opened from the main pane', async () => {
    const fixture = await show({ history: [connecting[0], { name: 'AllWallets', data: undefined }] })
    await page.getByRole('searchbox').click()
    fixture.modal.update((state) => ({ ...state, history: [...state.history, { name: 'GetWallet', data: undefined }] }))
    await expect.poll(() => shadow().activeElement?.textContent).toBe('Get a wallet')
  })

  it('moves the focus from a text field next to the list to the title of the view that it opens', async () => {
    const field = <input aria-label="Email" />
    const mail = { id: 'mail', load: async () => () => field }
    const fixture = await show({}, '720px', [defineFeature({ id: 'probe', connectMethods: [mail] })])
    await page.getByRole('textbox', { name: 'Email' }).click()
    fixture.modal.update((state) => ({ ...state, history: [...state.history, { name: 'GetWallet', data: undefined }] }))
    await expect.poll(() => shadow().activeElement?.textContent).toBe('Get a wallet')
    expect(pane('side')?.querySelector('input')).not.toBeNull()
  })

  it('keeps the same attempt and view when it becomes narrow and wide again', async () => {
    const fixture = await show({
      history: connecting,
      states: { ...states, attempt: { status: 'waiting', connectorId: 'example.fox', namespace: 'eip155' } },
    })
    const words = page.getByText('Continue in Fox Wallet')
    await expect.element(words).toBeVisible()
    const shown = words.element()
    await page.viewport(600, 700)
    await expect.poll(() => pane('side')).toBeNull()
    expect(words.element()).toBe(shown)
    await page.viewport(1000, 700)
    await expect.poll(() => pane('side')).not.toBeNull()
    expect(words.element()).toBe(shown)
    expect(commands(fixture)).toEqual([])
  })

  it('shows one pane when it is low', async () => {
    await page.viewport(1000, 420)
    await show()
    await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    expect(pane('side')).toBeNull()
  })
})

it('an inline modal shows two panes when its container is wide enough', async () => {
  const options = { options: { inline: true } }
  await show(options, '760px')
  await expect.poll(() => pane('side')).not.toBeNull()
})

it('a modal in a narrow part of a wide page shows one pane', async () => {
  await page.viewport(1000, 700)
  await show({ options: { inline: true } }, '400px')
  await expect.poll(() => pane('main')?.textContent).toContain('Fox Wallet')
  await userEvent.keyboard('{Tab}')
  expect(pane('side')).toBeNull()
  await page.viewport(700, 720)
})
