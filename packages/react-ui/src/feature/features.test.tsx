import { createStore, type KitError, type LogPort } from '@kit/core/plugin'
import {
  createFixtureKit,
  type Fixture,
  type FixtureOptions,
  fixtureAddress,
  fixtureConnections,
  fixtureConnectors,
} from '@kit/fixture'
import { KitProvider, useStore } from '@kit/react'
import { type ReactNode, StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineFeature, defineView, type Feature, Row, usePlugin, useText } from '../feature.js'
import { KitModal, type KitModalProps } from '../index.js'

const en = {
  'probe.title': 'Probe',
  'probe.depth': { one: '{count} metre deep', other: '{count} metres deep' },
  'probe.calm': 'Only in calm weather',
  'probe.floats': 'Floats',
} as const

declare module '@kit/modal' {
  interface ViewData {
    Probe: undefined
    Depth: { readonly metres: number }
  }
}

declare module '../text/Messages.js' {
  interface FeatureTexts {
    probe: typeof en
  }
}

const probeView = defineView({
  name: 'Probe',
  title: ({ text }) => text('probe.title'),
  Component: function Probe() {
    return <p>{useText()('probe.depth', { count: 2 })}</p>
  },
})
const depthView = defineView({
  name: 'Depth',
  title: ({ data }) => `${data.metres} m`,
  Component: ({ data }) => <p>Down to {data.metres}</p>,
})
const probe = defineFeature({
  id: 'probe',
  texts: {
    en: async () => en,
    ar: async () => ({ ...en, 'probe.title': 'مسبار', 'probe.depth': { other: 'عمق {count}' } }),
  },
  views: { Probe: async () => probeView, Depth: depthView },
  accountActions: [{ id: 'probe', icon: 'search', label: 'probe.title', view: 'Probe' }],
})

const [connection] = fixtureConnections
const connected: FixtureOptions = {
  states: {
    active: { status: 'connected', connection, account: connection?.account },
    connections: { connections: fixtureConnections, activeIds: connection ? [connection.id] : [] },
    wallets: { connectors: fixtureConnectors },
  },
  history: [{ name: 'Account', data: undefined }],
}

type Shown = Fixture & { readonly logged: readonly (readonly [string, unknown])[] }

async function show(features: readonly Feature[], options = connected, more: KitModalProps = {}): Promise<Shown> {
  const fixture = createFixtureKit(options)
  const logged: [string, unknown][] = []
  ;(fixture.kit.ports.log as { error: LogPort['error'] }).error = (message, detail) => logged.push([message, detail])
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" features={features} {...more} />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { ...fixture, logged }
}

describe('defineFeature', () => {
  it('adds an action to Account that opens its view, with its own texts', async () => {
    await show([probe])
    await page.getByRole('button', { name: 'Probe' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Probe' })).toBeVisible()
    await expect.element(page.getByText('2 metres deep')).toBeVisible()
  })

  it("uses the user's language, or English if the feature isn't translated", async () => {
    await show([probe], connected, { locale: 'ar' })
    await page.getByRole('button', { name: 'مسبار' }).click()
    await expect.element(page.getByText('عمق')).toBeVisible()
    const shy = defineFeature({ ...probe, texts: { en: async () => en } })
    await show([shy], connected, { locale: 'ar' })
    await expect.element(page.getByRole('button', { name: 'Probe' })).toBeVisible()
  })

  it('falls back to English when the texts of the language fail to load', async () => {
    await show(
      [defineFeature({ ...probe, texts: { en: async () => en, ar: () => Promise.reject(new Error()) } })],
      connected,
      {
        locale: 'ar',
      },
    )
    await expect.element(page.getByRole('button', { name: 'Probe' })).toBeVisible()
  })

  it('lets the app override its texts', async () => {
    await show([probe], connected, { messages: { 'probe.title': 'Sound the depth' } })
    await expect.element(page.getByRole('button', { name: 'Sound the depth' })).toBeVisible()
  })

  it('sets texts with its own prefix only', async () => {
    const greedy = defineFeature({ ...probe, texts: { en: async () => ({ ...en, 'common.disconnect': 'Steal' }) } })
    await show([greedy])
    await expect.element(page.getByRole('button', { name: 'Probe' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  it('provides its texts for a toast, whatever view is shown', async () => {
    const history = [{ name: 'Networks' as const, data: undefined }]
    const { kit } = await show([probe], { ...connected, history })
    kit.showToast({ variant: 'success', message: 'probe.floats' })
    await expect.element(page.getByText('Floats')).toBeVisible()
  })

  it('opens a view with its data', async () => {
    await show([probe], { ...connected, history: [{ name: 'Depth', data: { metres: 7 } }] })
    await expect.element(page.getByRole('dialog', { name: '7 m' })).toBeVisible()
    await expect.element(page.getByText('Down to 7')).toBeVisible()
  })

  it('orders its action among those of others as the app configures it', async () => {
    const offering = (id: string, order: number) =>
      defineFeature({
        id,
        texts: { en: async () => ({ [`${id}.title`]: id }) },
        accountActions: [{ id, order, icon: 'search', label: `${id}.title` as 'probe.title', view: 'Networks' }],
      })
    await show([offering('one', 10), offering('two', 20), offering('three', 30)], connected, {
      walletFeaturesOrder: ['three', 'unknown', 'one'],
    })
    const list = page.getByRole('list', { name: 'Actions' })
    await expect.poll(() => list.element().textContent).toBe('threeonetwo')
  })

  it('shows what its predicate allows, and updates when the followed state changes', async () => {
    const weather = createStore<'calm' | 'rough' | 'storm'>('storm')
    const [action] = probe.accountActions ?? []
    if (action === undefined) throw new Error('no action')
    const careful = defineFeature({
      ...probe,
      accountActions: [
        {
          ...action,
          isShown: () => weather.getState() !== 'storm',
          reason: () => (weather.getState() === 'rough' ? 'probe.calm' : undefined),
          dependencies: () => [weather],
        },
      ],
    })
    const { calls } = await show([careful])
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    const button = page.getByRole('button', { name: 'Probe' })
    expect(button.query()).toBeNull()
    weather.update(() => 'rough')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleName('Probe Only in calm weather')
    await button.click({ force: true })
    expect(calls.filter(({ command }) => command === 'modal.push')).toEqual([])
    weather.update(() => 'calm')
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })

  it('adds rows and tabs in order, and remembers the selected tab', async () => {
    const say = (words: string) => async () => () => <p>{words}</p>
    const tabs = defineFeature({
      ...probe,
      accountRows: [
        { id: 'second', order: 20, load: async () => () => <Row label="Second" onClick={() => undefined} /> },
        { id: 'first', order: 10, load: async () => () => <Row label="First" onClick={() => undefined} /> },
      ],
      accountTabs: [
        { id: 'floats', label: 'probe.floats', load: say('It floats') },
        { id: 'title', label: 'probe.title', load: say('It sinks') },
      ],
    })
    await show([tabs])
    const labels = () =>
      page
        .getByRole('button', { name: /First|Second/ })
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(labels).toEqual(['First', 'Second'])
    await expect.element(page.getByText('It floats')).toBeVisible()
    await page.getByRole('tab', { name: 'Floats' }).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('It sinks')).toBeVisible()
    await page.getByRole('button', { name: 'Probe' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(page.getByRole('tab', { name: 'Probe' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByText('It sinks')).toBeVisible()
  })

  it('replaces the rows on Account when it has tabs: a menu has their commands, and the pill opens the wallets', async () => {
    const tab = { id: 'floats', label: 'probe.floats', load: async () => () => <p>It floats</p> } as const
    await show([defineFeature({ ...probe, accountTabs: [tab, { ...tab, id: 'title', label: 'probe.title' }] })])
    await expect.element(page.getByText('It floats')).toBeVisible()
    const actions = page.getByRole('list', { name: 'Actions' }).element()
    expect(actions.compareDocumentPosition(page.getByRole('tablist').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.getByRole('button', { name: 'Disconnect' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Fox Wallet, Switch wallet' }).click()
    await expect.element(page.getByRole('button', { name: 'More for Harbor' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const items = page.getByRole('menu', { name: 'More' }).getByRole('menuitem')
    await expect.element(items.first()).toBeVisible()
    expect(items.elements().map((item) => item.textContent)).toEqual(['Copy address', 'Disconnect'])
    // There is nothing to set.
    expect(page.getByRole('button', { name: 'Settings' }).query()).toBeNull()
  })

  it('shows an amount in place of the balance, and the balance while it has none', async () => {
    const worth = createStore<string | undefined>(undefined)
    const Worth = ({ children }: { readonly children: ReactNode }) => <>{useStore(worth) ?? children}</>
    const balance = { status: 'success', data: { value: 2n, decimals: 0, symbol: 'ETH' } } as const
    const states = { ...connected.states, account: { address: fixtureAddress, balance } }
    const amounts = [{ id: 'worth', load: async () => Worth }]
    await show([defineFeature({ ...probe, accountAmounts: amounts })], { ...connected, states })
    await expect.element(page.getByText('ETH', { exact: true })).toBeVisible()
    worth.update(() => '$5,000.00')
    await expect.element(page.getByText('$5,000.00')).toBeVisible()
    expect(page.getByText('ETH', { exact: true }).query()).toBeNull()
  })

  it('adds connect methods above and below the wallets, which also wait for the terms', async () => {
    const method = (name: string) => async () => (props: { readonly disabled: boolean }) => (
      <button type="button" disabled={props.disabled}>
        {name}
      </button>
    )
    const ways = defineFeature({
      ...probe,
      connectMethods: [
        { id: 'code', load: method('With a code') },
        { id: 'paper', side: 'below', load: method('On paper') },
      ],
    })
    const options = { legal: { termsUrl: 'https://dapp.example/terms', checkbox: true } }
    await show([ways], { ...connected, options, history: [{ name: 'Connect', data: undefined }] })
    const [above, below] = [
      page.getByRole('button', { name: 'With a code' }),
      page.getByRole('button', { name: 'On paper' }),
    ]
    await expect.element(above).toBeDisabled()
    await page.getByRole('checkbox').click()
    await expect.element(above).toBeEnabled()
    const fox = page.getByRole('button', { name: /Fox Wallet/ }).element()
    expect(above.element().compareDocumentPosition(fox) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(below.element().compareDocumentPosition(fox) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
  })

  it('adds rows to the settings', async () => {
    const settings = [{ id: 'depth', load: async () => () => <Row label="Greatest depth" /> }]
    await show([defineFeature({ ...probe, settingsRows: settings })], {
      ...connected,
      history: [{ name: 'AccountSettings', data: undefined }],
    })
    await expect.element(page.getByText('Greatest depth')).toBeVisible()
  })

  it('adds a section to the settings, which has no heading without rows', async () => {
    const settings = [{ id: 'depth', section: 'security', load: async () => () => <Row label="Depth lock" /> }] as const
    await show([defineFeature({ ...probe, settingsRows: settings })], {
      ...connected,
      history: [{ name: 'AccountSettings', data: undefined }],
    })
    await expect.element(page.getByText('Depth lock')).toBeVisible()
    const group = page.getByText('Depth lock').element().closest('div')?.parentElement
    expect(group?.previousElementSibling?.textContent).toBe('Security')
    await expect.element(page.getByRole('heading', { name: 'Security' })).toBeVisible()
    expect(page.getByRole('heading', { name: 'App access' }).query()).toBeNull()
  })

  it('appears when the app adds it after the modal was opened, the first and the next', async () => {
    const fixture = createFixtureKit(connected)
    const next = defineFeature({
      id: 'next',
      accountRows: [{ id: 'row', load: async () => () => <Row label="Next" onClick={() => undefined} /> }],
    })
    const app = (features: readonly Feature[] | undefined) => (
      <KitProvider kit={fixture.kit}>
        <KitModal locale="en" {...(features && { features })} />
      </KitProvider>
    )
    const { rerender } = await render(app(undefined))
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Probe' }).query()).toBeNull()
    await rerender(app([probe]))
    await expect.element(page.getByRole('button', { name: 'Probe' })).toBeVisible()
    await rerender(app([probe, next]))
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await rerender(app([next]))
    await expect.element(page.getByRole('button', { name: 'Probe' })).not.toBeInTheDocument()
  })

  it('can declare that its view needs an account, and the modal respects it', async () => {
    const vault = defineFeature({
      ...probe,
      views: { Probe: async () => ({ ...probeView, needsAccount: true }), Depth: depthView },
    })
    const { calls } = await show([vault])
    await page.getByRole('button', { name: 'Probe' }).click()
    await expect.element(page.getByText('2 metres deep')).toBeVisible()
    expect(calls).toContainEqual({ command: 'modal.closeOnDisconnect', args: ['Probe'] })
  })

  it('accepts an inline definition', async () => {
    const fixture = createFixtureKit(connected)
    const app = () => (
      <KitProvider kit={fixture.kit}>
        <KitModal locale="en" features={[probe]} />
      </KitProvider>
    )
    const { rerender } = await render(app())
    await page.getByRole('button', { name: 'Probe' }).click()
    await rerender(app())
    await expect.element(page.getByText('2 metres deep')).toBeVisible()
  })
})

describe('a broken feature', () => {
  const broken = (): never => {
    throw new Error('sunk')
  }

  it('shows that its view threw, and the modal keeps working', async () => {
    let isSunk = true
    const view = defineView({ ...probeView, Component: () => (isSunk ? broken() : <p>Afloat</p>) })
    const { calls, logged } = await show([defineFeature({ ...probe, views: { Probe: async () => view } })])
    await page.getByRole('button', { name: 'Probe' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(logged.map(([message]) => message)).toContain('The view Probe threw an error.')
    expect(calls.find(({ command }) => command === 'modal.reportFailure')?.args[0]).toBe('Probe')
    isSunk = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Afloat')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  })

  it('stays hidden when its title, its predicates or its parts throw', async () => {
    const [action] = probe.accountActions ?? []
    const sunk = defineFeature({
      id: 'sunk',
      accountActions: action
        ? [
            { ...action, isShown: broken },
            { ...action, id: 'b', dependencies: broken },
          ]
        : [],
      accountRows: [
        { id: 'row', load: async () => broken },
        { id: 'late', load: () => Promise.reject(new Error()) },
      ],
    })
    const titleless = defineFeature({
      ...probe,
      views: { Probe: async () => defineView({ ...probeView, title: broken }) },
    })
    await show([sunk, titleless])
    await page.getByRole('button', { name: 'Probe' }).last().click()
    await expect.element(page.getByText('2 metres deep')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  it('shows that a tab failed to load, and loads it on retry', async () => {
    let isServed = false
    const load = async () => {
      if (!isServed) throw new TypeError('not found')
      return () => <p>Here it is</p>
    }
    await show([defineFeature({ ...probe, accountTabs: [{ id: 'late', label: 'probe.title', load }] })])
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Couldn’t load this. Check your connection and try again.')
    isServed = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Here it is')).toBeVisible()
  })

  it.each([
    ['has the ID of another feature', { ...probe, views: {} }, 'kit/duplicateFeature', 'probe'],
    ['has a view of another feature', { ...probe, id: 'other' }, 'kit/duplicateView', 'Probe'],
    [
      'takes a view of the kit',
      { ...probe, id: 'other', views: { Account: probeView as never } },
      'kit/duplicateView',
      'Account',
    ],
    ['has no id', { ...probe, id: '' }, 'kit/invalidOption', ''],
  ])('reports that it was skipped, with an error that names it, when it %s', async (_, other, code, named) => {
    const { logged } = await show([probe, other as Feature])
    await expect.element(page.getByRole('button', { name: 'Probe' })).toBeVisible()
    const error = logged.find(([message]) => message === 'A feature was skipped.')?.[1] as KitError
    expect(error.code).toBe(code)
    expect(`${error.message} ${error.details}`).toContain(named)
  })

  it("shows which plugin the app didn't pass", async () => {
    const view = defineView({
      ...probeView,
      Component: () => <p>{String(usePlugin<{ readonly id: 'probe'; setup(): number }>('probe'))}</p>,
    })
    const { logged } = await show([defineFeature({ ...probe, views: { Probe: async () => view } })])
    await page.getByRole('button', { name: 'Probe' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(logged.map(([, error]) => (error as KitError).code)).toContain('kit/pluginMissing')
  })
})

describe('a built-in view that throws', () => {
  it('shows an error in its place, with the back button, and other views keep working', async () => {
    const [first] = fixtureConnections
    const torn = Object.defineProperty({ ...first }, 'wallet', {
      get() {
        throw new Error('torn')
      },
    }) as typeof first
    const history = [
      { name: 'Networks' as const, data: undefined },
      { name: 'Account' as const, data: undefined },
    ]
    const active = { status: 'connected' as const, connection: torn, account: first?.account }
    const { calls, logged } = await show([], {
      ...connected,
      history,
      states: { ...connected.states, active } as never,
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(logged.map(([message]) => message)).toContain('The view Account threw an error.')
    expect(calls.find(({ command }) => command === 'modal.reportFailure')?.args).toEqual(['Account', new Error('torn')])
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Network' })).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
  })
})
