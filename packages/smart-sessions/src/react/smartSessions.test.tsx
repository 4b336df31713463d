import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SessionGrant } from '../readGrants.js'
import {
  emptySmartSessions,
  type SessionStatus,
  type SmartSession,
  type SmartSessionsState,
  type WalletGrantRow,
} from '../SmartSessionsState.js'
import type { SmartSessionsApi } from '../smartSessions.js'
import { smartSessionsFeature } from './smartSessionsFeature.js'

const daily: SessionGrant = { kind: 'native', amount: 10n ** 16n, periodMs: 86_400_000 }
const mint: SessionGrant = { kind: 'call', target: `0x${'12'.repeat(20)}`, functionName: 'mint', valueLimit: undefined }

const session = (
  pci: string,
  name: string,
  status: SessionStatus,
  grants: readonly SessionGrant[] = [daily],
): SmartSession => ({
  pci,
  project: { id: 'app', name },
  expiryMs: Date.UTC(2031, 2, 3, 12),
  createdAtMs: 0,
  revokedAtMs: status === 'revoked' || status === 'unconfirmed' ? 1 : undefined,
  permissions: [],
  policies: [],
  context: '0x00',
  status,
  grants,
  isOwn: name === 'own',
  isUnrevokedInWallet: status === 'unconfirmed',
})
const listed = (...data: readonly SmartSession[]) => ({ sessions: { status: 'success', data } as const })

/** Renders a sessions view whose state the test sets. */
async function show(view: string, first: Partial<SmartSessionsState> = {}) {
  const about = { networkId: 'eip155:1', address: fixtureAddress } as const
  const state = createStore<SmartSessionsState>({ ...emptySmartSessions, ...about, ...first })
  const calls: (string | object)[] = []
  let unlock = () => new Promise<void>(() => undefined)
  const plugin: SmartSessionsApi = {
    state,
    load: async () => void calls.push('load'),
    unlock() {
      calls.push('unlock')
      return unlock()
    },
    revoke: async (given) => void calls.push(given),
    revokeGrant: async (given) => void calls.push(given),
  }
  const [connection] = fixtureConnections
  const { kit } = createFixtureKit({
    history: ['Account', view].map((name) => ({ name, data: undefined }) as ViewEntry),
    plugins: { smartSessions: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
    },
  })
  const went: string[] = []
  Object.assign(kit.modal, {
    push: (name: string) => void went.push(`push ${name}`),
    requestClose: () => void went.push('close'),
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal features={[smartSessionsFeature]} />
    </KitProvider>,
  )
  return {
    calls,
    went,
    change: (next: Partial<SmartSessionsState>) => state.update((now) => ({ ...now, ...next })),
    unlockWith(next: typeof unlock) {
      unlock = next
    },
  }
}
const tab = (name: RegExp) => page.getByRole('tab', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

it('SessionsRow in the settings opens the list', async () => {
  const { went } = await show('AccountSettings')
  await button(/Smart sessions/).click()
  expect(went).toEqual(['push SmartSessionList'])
})

it("SmartSessionList lets users revoke permissions while the network's time is unknown, and says so", async () => {
  const { calls, change } = await show('SmartSessionList', listed(session('a', 'Game', 'unknown')))
  await expect.element(tab(/Active 1/)).toBeVisible()
  await expect.element(page.getByText('We can’t check the network right now.')).toBeVisible()
  await expect.element(button(/Game/)).toHaveTextContent('Until Mar 3, 2031')
  await button(/Game/).click()
  await button('Revoke').click()
  expect(calls).toContainEqual({ pci: 'a' })
  change(listed(session('a', 'Game', 'active')))
  await expect.element(page.getByText('We can’t check the network right now.')).not.toBeInTheDocument()
})

it('SmartSessionList groups sessions by status with their number, and says if a tab is empty', async () => {
  const { change } = await show('SmartSessionList', { sessions: { status: 'pending' } })
  await expect.element(page.getByRole('heading', { name: 'Smart sessions Beta' })).toBeVisible()
  change(listed(session('a', 'Game', 'active'), session('b', 'Shop', 'active'), session('c', 'Old', 'expired')))
  await expect.element(tab(/Active 2/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(button(/Game/)).toBeVisible()
  const width = (name: RegExp) => button(name).element().clientWidth
  expect(width(/Game/)).toBe(page.getByRole('tablist').element().clientWidth)
  change(listed(session('a', 'own', 'active'), session('c', 'Old', 'expired')))
  await expect.element(button(/^Example /)).toBeVisible()
  await tab(/Expired 1/).click()
  await expect.element(button(/Old/)).toHaveTextContent('Expired on Mar 3, 2031')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('No revoked sessions')).toBeVisible()
})

it.each<[SessionGrant, string]>([
  [{ kind: 'total', token: undefined, amount: 10n ** 16n }, 'Up to 0.01 ETH in total'],
  [
    { kind: 'stream', token: undefined, initial: 10n ** 16n, perSecond: 10n ** 13n, limit: undefined },
    '0.01 ETH now and 0.864 ETH more per day',
  ],
  [
    { kind: 'stream', token: undefined, initial: 10n ** 16n, perSecond: 10n ** 13n, limit: 10n ** 18n },
    '0.01 ETH now and 0.864 ETH more per day, up to 1 ETH in total',
  ],
  [{ kind: 'total', token: `0x${'12'.repeat(20)}`, amount: 5n }, 'Unknown amount of token 0x12…121212'],
  [{ kind: 'revocation' }, 'Revoke your token approvals'],
])('GrantRow describes a permission in plain language: %o', async (grant, words) => {
  await show('SmartSessionList', listed(session('a', 'Game', 'active', [grant])))
  await button(/Game/).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

it('RevocableRow expands to its permissions in plain language, and revokes them', async () => {
  const { calls, change } = await show('SmartSessionList', listed(session('a', 'Game', 'active', [daily, mint])))
  await expect.element(button(/Game/)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button(/Game/)).toHaveTextContent('Until Mar 3, 2031Up to 0.01 ETH per day, and 1 more')
  await button(/Game/).click()
  await expect.element(page.getByText('Up to 0.01 ETH per day')).toBeVisible()
  await expect.element(page.getByText('Call mint on 0x12…121212')).toBeVisible()
  await button('Revoke').click()
  expect(calls).toContainEqual({ pci: 'a' })
  change({ revocations: { a: { step: 'wallet' } } })
  await expect.element(page.getByText('Continue in Fox Wallet')).toBeVisible()
  await expect.element(button('Revoke')).toBeDisabled()
  const error = new KitError('api/network', { shortMessage: 'No.' })
  change({ revocations: { a: { step: 'failed', error, isRevokedInWallet: true } } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Revoked in your wallet.')
  await button('Try again').click()
  expect(calls.filter((call) => typeof call === 'object')).toHaveLength(2)
  change({ ...listed(session('a', 'Game', 'revoked')), revocations: {} })
  await tab(/Revoked 1/).click()
  await button(/Game/).click()
  await expect.element(page.getByRole('button', { name: 'Revoke', exact: true })).not.toBeInTheDocument()
})

it('SmartSessionList lists a session that only the service revoked as active, and says to revoke it in the wallet', async () => {
  await show('SmartSessionList', listed(session('a', 'Game', 'unconfirmed')))
  await expect.element(tab(/Active 1/)).toBeVisible()
  await expect.element(button(/Game/)).toHaveTextContent('Until Mar 3, 2031')
  await button(/Game/).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Open your wallet to revoke it there.')
  expect(page.getByRole('button', { name: 'Revoke', exact: true }).query()).toBeNull()
})

it('SmartSessionList retries a list that failed to load', async () => {
  const error = new KitError('api/network', { shortMessage: 'No.' })
  const { calls } = await show('SmartSessionList', { sessions: { status: 'error', error, retryAtMs: 0 } })
  await button('Try again').click()
  expect(calls).toEqual(['load', 'load'])
})

it('SmartSessionList unlocks the sessions after a signature, and shows a rejection', async () => {
  const { calls, unlockWith } = await show('SmartSessionList', { needsSignature: true })
  unlockWith(() => Promise.reject(new KitError('connection/rejected', { shortMessage: 'No.' })))
  await button('Show sessions').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You declined the request.')
  unlockWith(() => new Promise(() => undefined))
  await button('Show sessions').click()
  await expect.element(button('Continue in Fox Wallet')).toBeDisabled()
  expect(calls.filter((call) => call === 'unlock')).toHaveLength(2)
})

it('SmartSessionCreated shows what was permitted, and links to all sessions', async () => {
  const created = {
    networkId: 'eip155:1',
    address: fixtureAddress,
    expiryMs: Date.UTC(2031, 2, 3, 12),
    grants: [daily],
  } as const
  const { went } = await show('SmartSessionCreated', { created })
  await expect.element(page.getByText('Up to 0.01 ETH per day')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Session created Beta' })).toBeVisible()
  await button('See all sessions').click()
  await button('Done').click()
  expect(went).toEqual(['push SmartSessionList', 'close'])
})

const held = (context: `0x${string}`, fields: Partial<WalletGrantRow> = {}): WalletGrantRow => ({
  context,
  to: `0x${'70'.repeat(20)}`,
  status: 'active',
  expiryMs: Date.UTC(2031, 2, 3, 12),
  grants: [daily],
  ...fields,
})

it('SmartSessionList shows permissions of the wallet next to the sessions, with their origin, and revokes them', async () => {
  const walletGrants = [held('0x01'), held('0x02', { status: 'expired', to: undefined, expiryMs: 1 })]
  const { calls, change } = await show('SmartSessionList', {
    ...listed(session('a', 'Game', 'active', [mint])),
    walletGrants,
  })
  await expect.element(tab(/Active 2/)).toBeVisible()
  await expect.element(button(/0x70…707070/)).toHaveTextContent('In your wallet · Until Mar 3, 2031')
  await button(/0x70…707070/).click()
  await expect.element(page.getByText('Up to 0.01 ETH per day')).toBeVisible()
  await button('Revoke').click()
  expect(calls).toContainEqual({ context: '0x01' })
  for (const code of ['adapter/unsupported', 'smartSessions/stillGranted'] as const) {
    const error = new KitError(code, { shortMessage: 'No.' })
    change({ revocations: { '0x01': { step: 'failed', error, isRevokedInWallet: false } } })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Open your wallet to revoke it there.')
    // A wallet without the method answers the same again.
    expect(button('Try again').query() === null).toBe(code === 'adapter/unsupported')
  }
  await tab(/Expired 1/).click()
  await expect.element(button(/Unnamed app/)).toHaveTextContent('In your wallet · Expired on')
})

it('WalletGrantItem without an expiry lasts until it is revoked', async () => {
  await show('SmartSessionList', { ...listed(), walletGrants: [held('0x01', { expiryMs: undefined })] })
  await expect.element(button(/0x70…707070/)).toHaveTextContent('In your wallet · Until you revoke it')
  await button(/0x70…707070/).click()
  await expect.element(page.getByText('Up to 0.01 ETH per day')).toBeVisible()
})

it("SmartSessionList shows no session twice, and shows the wallet's permissions without the service", async () => {
  const { change } = await show('SmartSessionList', {
    ...listed({ ...session('a', 'Game', 'active'), context: '0x01' }),
    walletGrants: [held('0x01')],
  })
  await expect.element(tab(/Active 1/)).toBeVisible()
  expect(button(/0x70…707070/).query()).toBeNull()
  const error = new KitError('api/network', { shortMessage: 'No.' })
  change({ sessions: { status: 'error', error, retryAtMs: 0 } })
  await expect.element(button(/0x70…707070/)).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeVisible()
  change({ sessions: { status: 'idle' }, needsSignature: true })
  await expect.element(button('Show sessions')).toBeVisible()
  await expect.element(button(/0x70…707070/)).toBeVisible()
})

it('SmartSessionList says that nothing is granted only if the wallet confirms it', async () => {
  const { change } = await show('SmartSessionList', listed())
  await expect.element(page.getByText('Your wallet can’t list the permissions it granted.')).toBeVisible()
  change({ walletGrants: [] })
  await expect.element(page.getByText('No active sessions')).toBeVisible()
})
