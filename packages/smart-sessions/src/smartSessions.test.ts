import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createFakeSessions } from './testing/createFakeSessions.js'

const account = 'eip155:1:0xA'
const [one, two, three] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
]

describe('sessions of an account', () => {
  it('load on demand, as active, expired or revoked', async () => {
    const { add, requested, plugin, second } = await createFakeSessions()
    add(account, one)
    add(account, two, { expiry: second - 1 })
    add(account, three, { revokedAt: second - 5 })
    expect(plugin.state.getState()).toMatchObject({ address: '0xA', sessions: { status: 'idle' } })
    expect(requested).toEqual([])
    await Promise.all([plugin.load(), plugin.load()])
    expect(requested).toEqual([`list of ${account}`])
    expect(plugin.state.getState().sessions).toMatchObject({
      status: 'success',
      data: [
        { pci: three, status: 'revoked' },
        { pci: two, status: 'expired' },
        { pci: one, status: 'active', isOwn: true, grants: [{ kind: 'native', amount: 5n, periodMs: 86_400_000 }] },
      ],
    })
  })

  it('expire while they are shown', async () => {
    const { add, plugin, ports, statusOf } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    ports.advance(3_599_000)
    expect(statusOf(one)).toBe('active')
    ports.advance(1_000)
    expect(statusOf(one)).toBe('expired')
  })

  it.each([
    ['a day behind', 86_400_000],
    ['a day ahead', -86_400_000],
  ])('have the status at the time of the network on a device whose clock is %s', async (_, aheadMs) => {
    const { add, chain, plugin, ports, second, statusOf } = await createFakeSessions()
    chain.aheadMs = aheadMs
    const nowSeconds = second + aheadMs / 1000
    add(account, one, { expiry: nowSeconds + 3600 })
    add(account, two, { expiry: nowSeconds - 1 })
    await plugin.load()
    expect([statusOf(one), statusOf(two)]).toEqual(['active', 'expired'])
    ports.advance(3_600_000)
    expect(statusOf(one)).toBe('expired')
  })

  it("have an unknown status while the network's time can't be read, and can be revoked", async () => {
    const { add, chain, plugin, statusOf, second, wallet } = await createFakeSessions()
    chain.isDown = true
    add(account, one)
    add(account, two, { expiry: second - 1 })
    add(account, three, { revokedAt: second - 5 })
    await plugin.load()
    expect([one, two, three].map(statusOf)).toEqual(['unknown', 'unknown', 'revoked'])
    await plugin.revoke({ pci: two })
    expect(wallet.took).toEqual(['0xc0de'])
    expect(statusOf(two)).toBe('revoked')
    chain.isDown = false
    await plugin.load()
    expect(statusOf(one)).toBe('active')
    // A node that fails later doesn't make the known time unknown.
    chain.isDown = true
    await plugin.load()
    expect(statusOf(one)).toBe('active')
  })

  it("load without the network's time if its node doesn't respond", async () => {
    const { add, chain, plugin, ports, statusOf } = await createFakeSessions()
    chain.waits = new Promise(() => undefined)
    add(account, one)
    const loading = plugin.load()
    await flushPromises()
    ports.advance(5_000)
    await loading
    expect(statusOf(one)).toBe('unknown')
  })

  it('belong to the active account and network, ignoring late responses for others', async () => {
    const { add, kit, plugin, service, statusOf } = await createFakeSessions()
    add(account, one)
    add('eip155:1:0xB', two)
    let answer = () => {}
    service.waits = new Promise((resolve) => {
      answer = resolve
    })
    const late = plugin.load()
    await flushPromises()
    kit.setActive({ namespace: 'eip155', address: '0xB' })
    expect(plugin.state.getState()).toMatchObject({ address: '0xB', sessions: { status: 'idle' } })
    answer()
    await late
    expect(plugin.state.getState().sessions.status).toBe('idle')
    await plugin.load()
    expect([statusOf(one), statusOf(two)]).toEqual([undefined, 'active'])
  })

  it('expose an error with the previous data while the service is down, and load again afterwards', async () => {
    const { add, plugin, service } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    service.isUnavailable = true
    await plugin.load()
    const failed = { status: 'error', error: { code: 'api/rejected' }, data: [{ pci: one }] }
    expect(plugin.state.getState().sessions).toMatchObject(failed)
    service.isUnavailable = false
    await plugin.load()
    expect(plugin.state.getState().sessions).toMatchObject({ status: 'success', data: [{ pci: one }] })
  })

  it('stay empty while no account is connected', async () => {
    const { requested, plugin } = await createFakeSessions({ isConnected: false })
    await plugin.load()
    expect(await codeOf(plugin.unlock())).toBe('connection/notConnected')
    expect(await codeOf(plugin.revoke({ pci: one }))).toBe('connection/notConnected')
    expect(requested).toEqual([])
  })

  it('require a signature if the service shows them only to their account, which is valid for a while', async () => {
    const { add, requested, plugin, ports, wallet } = await createFakeSessions({ needsProof: true })
    add(account, one)
    await plugin.load()
    expect(plugin.state.getState()).toMatchObject({ needsSignature: true, sessions: { status: 'idle' } })
    expect(wallet.signed).toEqual([])
    wallet.refuses = 'sign'
    expect(await codeOf(plugin.unlock())).toBe('connection/rejected')
    wallet.refuses = undefined
    await plugin.unlock()
    expect(plugin.state.getState()).toMatchObject({ needsSignature: false, sessions: { status: 'success' } })
    await plugin.load()
    expect(wallet.signed).toHaveLength(2)
    expect(requested.filter((each) => each === `list with proof of ${account}`)).toHaveLength(2)
    ports.advance(51 * 60_000)
    await plugin.load()
    expect(plugin.state.getState().needsSignature).toBe(true)
  })
})

describe('revoke', () => {
  it('prompts the wallet first, and then updates the service with a signature', async () => {
    const { add, requested, events, plugin, statusOf, wallet } = await createFakeSessions({ needsProof: true })
    add(account, one)
    await plugin.unlock()
    requested.splice(0)
    await Promise.all([plugin.revoke({ pci: one }), plugin.revoke({ pci: one })])
    expect(wallet.took).toEqual(['0xc0de'])
    expect(requested.at(-1)).toBe(`revoke with proof of ${account}`)
    expect(wallet.signed.at(-1)).toContain(`action: revoke\naccount: ${account.toLowerCase()}\npci: ${one}`)
    expect([statusOf(one), plugin.state.getState().revocations]).toEqual(['revoked', {}])
    expect(events('permissions/revoked')).toHaveLength(1)
  })

  it('needs no signature if the wallet updated the service itself', async () => {
    const { add, plugin, statusOf, wallet } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    wallet.onRevoke = () => {
      row.revokedAt = 1
    }
    await plugin.revoke({ pci: one })
    expect([statusOf(one), wallet.signed]).toEqual(['revoked', []])
  })

  it('updates only the service if the wallet granted nothing to revoke', async () => {
    const { add, plugin, statusOf, wallet } = await createFakeSessions()
    add(account, one, { context: '0x00' })
    await plugin.load()
    await plugin.revoke({ pci: one })
    expect([statusOf(one), wallet.took]).toEqual(['revoked', []])
  })

  it('leaves a session unconfirmed until it expires if only the service revoked it, also after a reload', async () => {
    const first = await createFakeSessions()
    first.add(account, one)
    await first.plugin.load()
    first.wallet.lacks = true
    expect(await codeOf(first.plugin.revoke({ pci: one }))).toBe('adapter/unsupported')
    expect(first.requested.at(-1)).toContain('revoke')
    expect(first.statusOf(one)).toBe('unconfirmed')
    expect(first.plugin.state.getState().revocations).toMatchObject({ [one]: { isRevokedInWallet: false } })
    await first.plugin.load()
    expect(first.statusOf(one)).toBe('unconfirmed')
    first.kit.destroy()

    const second = await createFakeSessions({ ports: first.ports, isConnected: false })
    second.one.answer({ eip155: second.one.session('eip155', ['0xA', '0xB'], 'eip155:1') })
    await vi.waitFor(() => expect(second.kit.active.getState().status).toBe('connected'))
    second.add(account, one, { revokedAt: 1 })
    second.add(account, two, { revokedAt: 1 })
    await second.plugin.load()
    expect([one, two].map(second.statusOf)).toEqual(['unconfirmed', 'revoked'])
    second.ports.advance(3_600_000)
    expect(second.statusOf(one)).toBe('expired')
  })

  it.each([
    ['declines', { refuses: 'revoke' }, 'connection/rejected'],
    ['fails', { fails: true }, 'wallet/failed'],
  ] as const)('changes nothing if the wallet %s, and can be retried', async (_, behavior, code) => {
    const { add, requested, plugin, statusOf, wallet } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    requested.splice(0)
    Object.assign(wallet, behavior)
    expect(await codeOf(plugin.revoke({ pci: one }))).toBe(code)
    expect([statusOf(one), requested, wallet.signed]).toEqual(['active', [], []])
    const failed = { step: 'failed', error: { code }, isRevokedInWallet: false }
    expect(plugin.state.getState().revocations).toMatchObject({ [one]: failed })
    Object.assign(wallet, { refuses: undefined, fails: false })
    await plugin.revoke({ pci: one })
    expect(statusOf(one)).toBe('revoked')
  })

  it('forgets a failed attempt when the list is loaded again, but not a missing step', async () => {
    const { add, plugin, wallet } = await createFakeSessions()
    for (const pci of [one, two]) add(account, pci)
    await plugin.load()
    wallet.refuses = 'revoke'
    await codeOf(plugin.revoke({ pci: one }))
    wallet.refuses = 'sign'
    await codeOf(plugin.revoke({ pci: two }))
    expect(Object.keys(plugin.state.getState().revocations)).toEqual([one, two])
    await plugin.load()
    expect(plugin.state.getState().revocations).toMatchObject({ [two]: { isRevokedInWallet: true } })
    expect(plugin.state.getState().revocations).not.toHaveProperty(one)
  })

  it('continues with the missing step if only the wallet revoked it, also after a reload', async () => {
    const first = await createFakeSessions()
    first.add(account, one)
    await first.plugin.load()
    first.wallet.refuses = 'sign'
    expect(await codeOf(first.plugin.revoke({ pci: one }))).toBe('connection/rejected')
    const failed = { step: 'failed', isRevokedInWallet: true }
    expect(first.plugin.state.getState().revocations).toMatchObject({ [one]: failed })
    await codeOf(first.plugin.revoke({ pci: one }))
    expect(first.wallet.took).toEqual(['0xc0de'])
    first.kit.destroy()

    const second = await createFakeSessions({ ports: first.ports, isConnected: false })
    const { add, kit, plugin, statusOf, wallet } = second
    second.one.answer({ eip155: second.one.session('eip155', ['0xA', '0xB'], 'eip155:1') })
    await vi.waitFor(() => expect(kit.active.getState().status).toBe('connected'))
    add(account, one)
    await plugin.load()
    await plugin.revoke({ pci: one })
    expect([statusOf(one), wallet.took]).toEqual(['revoked', []])
  })

  it('trusts the service if its response was lost', async () => {
    const { add, plugin, service, statusOf } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    service.losesAnswers = true
    await plugin.revoke({ pci: one })
    expect(statusOf(one)).toBe('revoked')
  })

  it("ends when the account changes, without touching the other's sessions", async () => {
    const { add, requested, kit, plugin, wallet } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    let answer = () => {}
    wallet.waits = new Promise((resolve) => {
      answer = resolve
    })
    const revoked = codeOf(plugin.revoke({ pci: one }))
    await vi.waitFor(() => expect(wallet.took).toHaveLength(1))
    kit.setActive({ namespace: 'eip155', address: '0xB' })
    answer()
    expect(await revoked).toBe('smartSessions/accountChanged')
    expect(wallet.signed).toEqual([])
    expect(requested.some((each) => each.startsWith('revoke'))).toBe(false)
    expect(plugin.state.getState()).toMatchObject({ address: '0xB', revocations: {} })
  })

  it('accepts only active sessions of the account', async () => {
    const { add, plugin } = await createFakeSessions()
    add(account, one, { revokedAt: 1 })
    await plugin.load()
    for (const pci of [one, two]) expect(await codeOf(plugin.revoke({ pci }))).toBe('smartSessions/notActive')
  })
})

describe('other tabs', () => {
  it('reload after one of them revoked a session', async () => {
    const { add, plugin, ports, statusOf } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    row.revokedAt = 1
    ports.writeFromOtherTab('kit.smartSessions', '{"pcis":[],"atMs":1}')
    await vi.waitFor(() => expect(statusOf(one)).toBe('revoked'))
  })

  it('reload again if a session was revoked while the list was loading', async () => {
    const { add, plugin, ports, service, statusOf } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    let arrive = () => {}
    service.late = new Promise((resolve) => {
      arrive = resolve
    })
    const late = plugin.load()
    await flushPromises()
    row.revokedAt = 1
    ports.writeFromOtherTab('kit.smartSessions', '{"pcis":[],"atMs":1}')
    service.late = undefined
    arrive()
    await late
    await vi.waitFor(() => expect(statusOf(one)).toBe('revoked'))
  })

  it('request nothing if they never showed sessions', async () => {
    const { requested, plugin, ports } = await createFakeSessions()
    expect(plugin.state.getState().sessions.status).toBe('idle')
    ports.writeFromOtherTab('kit.smartSessions', 'no json')
    await flushPromises()
    expect(requested).toEqual([])
  })
})

describe('grantPermissions', () => {
  it('exposes the grant immediately, and reloads a loaded list', async () => {
    const { add, kit, plugin, statusOf } = await createFakeSessions()
    await plugin.load()
    add(account, one)
    await kit.grantPermissions({
      signer: { type: 'account', data: { address: '0xC' } },
      permissions: [
        { type: 'contract-call', data: { address: `0x${'12'.repeat(20)}`, functions: [{ functionName: 'mint' }] } },
      ],
      expiresAtMs: 1_800_000_000_000,
    })
    await vi.waitFor(() => expect(statusOf(one)).toBe('active'))
    expect(plugin.state.getState().created).toMatchObject({
      address: '0xA',
      expiryMs: 1_800_000_000_000,
      grants: [{ kind: 'call', functionName: 'mint' }],
    })
  })
})
