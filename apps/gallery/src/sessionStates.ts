import { KitError, type KitErrorCode } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { type FixtureOptions, fixtureAddress, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import type { Feature } from '@kit/react-ui/feature'
import type {
  SessionGrant,
  SessionStatus,
  SmartSession,
  SmartSessionsApi,
  SmartSessionsState,
} from '@kit/smart-sessions'
import { smartSessionsFeature } from '@kit/smart-sessions/react'

const at = (name: string): ViewEntry => ({ name, data: undefined }) as ViewEntry
const error = (code: KitErrorCode) => new KitError(code, { shortMessage: 'An example' })
const [connection] = fixtureConnections
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const endMs = Date.UTC(2031, 2, 3)

const daily: SessionGrant = { kind: 'native', amount: 10n ** 16n, periodMs: 86_400_000 }
const grants: readonly SessionGrant[] = [
  daily,
  { kind: 'token', token: contract, amount: 25_000_000n, periodMs: 7 * 86_400_000 },
  { kind: 'call', target: contract, functionName: 'mint', valueLimit: 10n ** 15n },
  { kind: 'other', type: 'rate-limit' },
]
const session = (
  pci: string,
  name: string,
  status: SessionStatus,
  permits: readonly SessionGrant[] = [daily],
): SmartSession => ({
  pci,
  project: { id: 'app', name },
  expiryMs: endMs,
  createdAtMs: Date.UTC(2026, 1, 1),
  revokedAtMs: status === 'revoked' ? Date.UTC(2026, 1, 2) : undefined,
  permissions: [],
  policies: [],
  context: '0x00',
  status,
  grants: permits,
  isOwn: name === 'Example',
  isUnrevokedInWallet: false,
})
const empty: SmartSessionsState = {
  networkId: 'eip155:1',
  address: fixtureAddress,
  sessions: { status: 'success', data: [] },
  needsSignature: false,
  walletGrants: [],
  revocations: {},
  created: undefined,
}
const full: SmartSessionsState = {
  ...empty,
  sessions: {
    status: 'success',
    data: [
      session('a', 'Example', 'active', grants),
      session('b', 'A game with a name so long that it does not fit on a line of a phone', 'active'),
      session('c', 'Old game', 'expired'),
      session('d', 'Left game', 'revoked'),
    ],
  },
}

function show(
  state: SmartSessionsState,
  view = 'SmartSessionList',
): FixtureOptions & { readonly features: readonly Feature[] } {
  const plugin: SmartSessionsApi = {
    state: createStore(state),
    load: async () => undefined,
    unlock: () => new Promise(() => undefined),
    revoke: () => new Promise(() => undefined),
    revokeGrant: () => new Promise(() => undefined),
  }
  return {
    history: [at('Account'), at(view)],
    features: [smartSessionsFeature],
    plugins: { smartSessions: plugin },
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      connections: { connections: fixtureConnections, activeIds: fixtureConnections.slice(0, 1).map(({ id }) => id) },
      account: { address: fixtureAddress },
    },
  }
}

/** States of the smart session views. */
export const sessionStates = {
  'sessions-row': show(empty, 'AccountSettings'),
  'sessions-list': show(full),
  'sessions-wallet': show({
    ...full,
    walletGrants: [
      { context: '0x01', to: fixtureAddress, status: 'active', expiryMs: Date.UTC(2031, 2, 3, 12), grants },
      { context: '0x02', to: undefined, status: 'active', expiryMs: undefined, grants },
    ],
  }),
  'sessions-loading': show({ ...empty, sessions: { status: 'pending' } }),
  'sessions-empty': show(empty),
  'sessions-failed': show({ ...empty, sessions: { status: 'error', error: error('api/network'), retryAtMs: 0 } }),
  'sessions-locked': show({ ...empty, sessions: { status: 'idle' }, needsSignature: true }),
  'sessions-not-offered': show({ ...empty, networkId: 'solana:1' }),
  'sessions-revoking': show({ ...full, revocations: { a: { step: 'wallet' } } }),
  'sessions-not-revoked': show({
    ...full,
    revocations: { a: { step: 'failed', error: error('connection/rejected'), isRevokedInWallet: false } },
  }),
  'sessions-record-behind': show({
    ...full,
    revocations: { a: { step: 'failed', error: error('api/network'), isRevokedInWallet: true } },
  }),
  'sessions-created': show(
    { ...empty, created: { networkId: 'eip155:1', address: fixtureAddress, expiryMs: endMs, grants } },
    'SmartSessionCreated',
  ),
} satisfies Record<string, FixtureOptions>
