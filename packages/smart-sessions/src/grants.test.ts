import type { WalletGrant } from '@kit/core/plugin'
import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createFakeSessions } from './testing/createFakeSessions.js'
import { unlistedGrants } from './unlistedGrants.js'

const account = 'eip155:1:0xA'
const pci = '11111111-1111-4111-8111-111111111111'
const endMs = 1_700_003_600_000
const to = `0x${'70'.repeat(20)}`
const grant = (context: `0x${string}`, fields: Partial<WalletGrant> = {}): WalletGrant => ({
  networkId: 'eip155:1',
  address: '0xA',
  to,
  type: 'native-token-periodic',
  data: { periodAmount: '0x5', periodDuration: 86_400 },
  context,
  expiresAtMs: endMs,
  ...fields,
})
const shown = { kind: 'native', amount: 5n, periodMs: 86_400_000 }

/** Sets the permissions that the wallet lists. */
async function start(grants: WalletGrant[] | undefined, options: Parameters<typeof createFakeSessions>[0] = {}) {
  const world = await createFakeSessions(options)
  world.wallet.grants = grants
  const state = () => world.plugin.state.getState()
  return { ...world, state, contexts: () => unlistedGrants(state()).map(({ context }) => context) }
}

describe('permissions listed by the wallet', () => {
  it('load only with the sessions', async () => {
    const { plugin, state, wallet } = await start([grant('0x01')])
    expect([state().walletGrants, wallet.listed]).toEqual([undefined, 0])
    await Promise.all([plugin.load(), plugin.load()])
    expect(wallet.listed).toBe(1)
    expect(state().walletGrants).toEqual([{ context: '0x01', to, status: 'active', expiryMs: endMs, grants: [shown] }])
  })

  it("stay unknown if the wallet can't list them, and empty if it lists none", async () => {
    const { plugin, state, wallet } = await start(undefined)
    await plugin.load()
    expect(state().walletGrants).toBeUndefined()
    wallet.grants = []
    await plugin.load()
    expect(state().walletGrants).toEqual([])
  })

  it('belong to the active network', async () => {
    const { contexts, plugin } = await start([grant('0x01', { networkId: 'eip155:2' }), grant('0x02')])
    await plugin.load()
    expect(contexts()).toEqual(['0x02'])
  })

  it('have one row for each context, without duplicates', async () => {
    const revocation = { type: 'erc20-token-revocation', data: {} }
    const { plugin, state } = await start([
      grant('0x0a'),
      grant('0x0A'),
      grant('0x0a', { ...revocation, expiresAtMs: undefined }),
    ])
    await plugin.load()
    expect(state().walletGrants).toMatchObject([
      { context: '0x0a', expiryMs: undefined, grants: [shown, { kind: 'revocation' }] },
    ])
  })

  it("aren't shown twice if the service has them", async () => {
    const { add, contexts, plugin } = await start([grant('0xC0DE'), grant('0x02')])
    add(account, pci)
    await plugin.load()
    expect(contexts()).toEqual(['0x02'])
  })

  it('appear if the service has them as revoked but the wallet still has them', async () => {
    const { add, contexts, plugin } = await start([grant('0xc0de')])
    add(account, pci, { revokedAt: 1 })
    await plugin.load()
    expect(contexts()).toEqual(['0xc0de'])
  })

  it('appear if the service is down or requires a signature', async () => {
    const unavailable = await start([grant('0x01')])
    unavailable.service.isUnavailable = true
    await unavailable.plugin.load()
    const locked = await start([grant('0x01')], { needsProof: true })
    await locked.plugin.load()
    expect([unavailable.contexts(), locked.contexts()]).toEqual([['0x01'], ['0x01']])
  })

  it('expire while they are shown', async () => {
    const { plugin, ports, state } = await start([grant('0x01'), grant('0x02', { expiresAtMs: 1 })])
    await plugin.load()
    const statuses = () => state().walletGrants?.map(({ status }) => status)
    expect(statuses()).toEqual(['active', 'expired'])
    ports.advance(3_600_000)
    expect(statuses()).toEqual(['expired', 'expired'])
  })

  it("have the status at the time of the network, which is unknown while its nodes don't respond", async () => {
    const { chain, plugin, state } = await start([
      grant('0x01'),
      grant('0x02', { expiresAtMs: 1 }),
      grant('0x03', { expiresAtMs: undefined }),
    ])
    const statuses = () => state().walletGrants?.map(({ status }) => status)
    chain.isDown = true
    await plugin.load()
    expect(statuses()).toEqual(['unknown', 'unknown', 'active'])
    chain.isDown = false
    chain.aheadMs = -2_000_000_000_000
    await plugin.load()
    expect(statuses()).toEqual(['active', 'active', 'active'])
  })

  it('remain if the wallet fails to list them again', async () => {
    const { contexts, plugin, wallet } = await start([grant('0x01')])
    await plugin.load()
    wallet.fails = true
    await plugin.load()
    expect(contexts()).toEqual(['0x01'])
  })

  it("stay unknown, without blocking, if the wallet doesn't respond", async () => {
    const { plugin, ports, state, wallet } = await start([grant('0x01')])
    wallet.lists = new Promise(() => undefined)
    const loading = plugin.load()
    await flushPromises()
    ports.advance(10_000)
    await loading
    expect(state()).toMatchObject({ walletGrants: undefined, sessions: { status: 'success' } })
  })

  it('exclude late responses for another account', async () => {
    const { kit, plugin, state, wallet } = await start([grant('0x01')])
    let answer = () => {}
    wallet.lists = new Promise((resolve) => {
      answer = resolve
    })
    const late = plugin.load()
    await flushPromises()
    kit.setActive({ namespace: 'eip155', address: '0xB' })
    answer()
    await late
    expect(state()).toMatchObject({ address: '0xB', walletGrants: undefined })
  })

  it('reload after the app was granted a permission', async () => {
    const { contexts, kit, plugin, wallet } = await start([])
    await plugin.load()
    wallet.grants = [grant('0x09')]
    const permissions = [{ type: 'x', data: {} }]
    await kit.grantPermissions({ signer: { type: 'account', data: {} }, permissions, expiresAtMs: endMs })
    await flushPromises()
    expect(contexts()).toEqual(['0x09'])
  })
})

describe('revokeGrant', () => {
  it('prompts the wallet, and reloads its list', async () => {
    const { contexts, events, plugin, state, wallet } = await start([grant('0x01'), grant('0x02')])
    await plugin.load()
    await Promise.all([plugin.revokeGrant({ context: '0x01' }), plugin.revokeGrant({ context: '0x01' })])
    expect([wallet.took, contexts(), state().revocations]).toEqual([['0x01'], ['0x02'], {}])
    expect(events('permissions/revoked')).toHaveLength(1)
    expect(wallet.signed).toEqual([])
  })

  it.each([
    ['lacks the method', { lacks: true }, 'adapter/unsupported'],
    ['declines', { refuses: 'revoke' }, 'connection/rejected'],
    ['still lists it', { lies: true }, 'smartSessions/stillGranted'],
  ])('fails and keeps the row if the wallet %s', async (_, behavior, code) => {
    const { contexts, plugin, state, wallet } = await start([grant('0x01')])
    await plugin.load()
    Object.assign(wallet, behavior)
    expect(await codeOf(plugin.revokeGrant({ context: '0x01' }))).toBe(code)
    expect(contexts()).toEqual(['0x01'])
    expect(state().revocations).toMatchObject({ '0x01': { step: 'failed', error: { code }, isRevokedInWallet: false } })
  })

  it("doesn't claim that the wallet still lists a permission if its list can't be loaded again", async () => {
    const { plugin, state, wallet } = await start([grant('0x01')])
    await plugin.load()
    wallet.onRevoke = () => {
      wallet.failsToList = true
    }
    expect(await codeOf(plugin.revokeGrant({ context: '0x01' }))).toBe('wallet/failed')
    expect(state().revocations).toMatchObject({ '0x01': { step: 'failed', isRevokedInWallet: true } })
    wallet.failsToList = false
    await plugin.load()
    expect(state().walletGrants).toEqual([])
  })

  it("rejects for a permission that the wallet doesn't list as active", async () => {
    const { plugin, wallet } = await start([grant('0x02', { expiresAtMs: 1 })])
    await plugin.load()
    for (const context of ['0x01', '0x02'] as const)
      expect(await codeOf(plugin.revokeGrant({ context }))).toBe('smartSessions/notActive')
    expect(wallet.took).toEqual([])
  })
})
