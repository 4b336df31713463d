import { KitError } from '@kit/core'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const row = {
  id: 'example.fox',
  kind: 'injected' as const,
  name: 'Fox Wallet',
  connectorIds: ['example.fox'],
  namespaces: ['eip155'],
  installed: true,
  recent: false,
  connected: false,
}

it.each([
  ['connection/noAccounts', 'Fox Wallet has no account on a network this app supports.'],
  ['connection/pending', 'There’s already a request waiting in Fox Wallet.'],
  ['wallet/failed', 'Fox Wallet didn’t respond as expected.'],
] as const)('ConnectingExternal shows what to do when a connect ended with %s', async (code, words) => {
  const { kit } = createFixtureKit({
    history: [{ name: 'ConnectingExternal', data: { row, connectorId: 'example.fox' } }],
    states: {
      attempt: {
        status: 'failed',
        connectorId: 'example.fox',
        namespace: 'eip155',
        error: new KitError(code, { shortMessage: 'An example' }),
      },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it("ConnectingExternal explains after a while where the wallet's window may be, and sends a new request on retry", async () => {
  const waits: { readonly run: () => void; readonly ms: number }[] = []
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    setTimeout(run: () => void, ms: number) {
      waits.push({ run, ms })
      return () => undefined
    },
  }
  const { kit, calls, attempt } = createFixtureKit({
    clock,
    history: [{ name: 'ConnectingExternal', data: { row, connectorId: 'example.fox' } }],
    states: { attempt: { status: 'waiting', connectorId: 'example.fox', namespace: 'eip155' } },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  const hint = page.getByText('Don’t see it? Click the Fox Wallet icon in your browser toolbar.')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(page.getByText('Continue in Fox Wallet')).toBeVisible()
  expect([hint.query(), again.query()]).toEqual([null, null])
  for (const { run, ms } of waits) if (ms === 8000) run()
  await expect.element(hint).toBeVisible()
  await again.click()
  expect(calls.slice(-2).map(({ command }) => command)).toEqual(['cancelConnect', 'chooseWallet'])
  attempt.update((state) => ({ ...state }))
  await expect.poll(() => hint.query()).toBeNull()
})

it('ConnectingExternal shows a pending request as waiting for the user, not as a failure', async () => {
  const { kit } = createFixtureKit({
    history: [{ name: 'ConnectingExternal', data: { row, connectorId: 'example.fox' } }],
    states: {
      attempt: {
        status: 'failed',
        connectorId: 'example.fox',
        namespace: 'eip155',
        error: new KitError('connection/pending', { shortMessage: 'An example' }),
      },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  const title = page.getByRole('heading', { level: 3, name: 'Continue in Fox Wallet' })
  await expect.element(title).toBeVisible()
  const shadow = document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
  const probe = shadow.querySelector('[data-pane]')?.appendChild(document.createElement('i')) as HTMLElement
  probe.style.color = 'var(--warning)'
  expect(getComputedStyle(title.element()).color).toBe(getComputedStyle(probe).color)
  expect(shadow.querySelector(`[class*=refused]`)).toBeNull()
})
