import { codeOf, settle } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createFakeSessions } from '../test/createFakeSessions.js'

const account = 'eip155:1:0xA'
const [one, two, three] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
]

describe('the sessions of an account', () => {
  it('are asked for when somebody wants them, and stand as active, expired or revoked', async () => {
    const { add, asked, plugin, second } = await createFakeSessions()
    add(account, one)
    add(account, two, { expiry: second - 1 })
    add(account, three, { revokedAt: second - 5 })
    expect(plugin.state.getState()).toMatchObject({ address: '0xA', sessions: { status: 'idle' } })
    expect(asked).toEqual([])
    await Promise.all([plugin.load(), plugin.load()])
    expect(asked).toEqual([`list of ${account}`])
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

  it('are those of the account and network in use, and of no other that answers late', async () => {
    const { add, kit, plugin, service, statusOf } = await createFakeSessions()
    add(account, one)
    add('eip155:1:0xB', two)
    let answer = () => {}
    service.waits = new Promise((resolve) => {
      answer = resolve
    })
    const late = plugin.load()
    await settle()
    kit.setActive({ namespace: 'eip155', address: '0xB' })
    expect(plugin.state.getState()).toMatchObject({ address: '0xB', sessions: { status: 'idle' } })
    answer()
    await late
    expect(plugin.state.getState().sessions.status).toBe('idle')
    await plugin.load()
    expect([statusOf(one), statusOf(two)]).toEqual([undefined, 'active'])
  })

  it('are an error with what was known where the service is away, and there again afterwards', async () => {
    const { add, plugin, service } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    service.isAway = true
    await plugin.load()
    const failed = { status: 'error', error: { code: 'api/refused' }, data: [{ pci: one }] }
    expect(plugin.state.getState().sessions).toMatchObject(failed)
    service.isAway = false
    await plugin.load()
    expect(plugin.state.getState().sessions).toMatchObject({ status: 'success', data: [{ pci: one }] })
  })

  it('are nobody’s while nobody is connected', async () => {
    const { asked, plugin } = await createFakeSessions({ isConnected: false })
    await plugin.load()
    expect(await codeOf(plugin.unlock())).toBe('connection/notConnected')
    expect(await codeOf(plugin.revoke({ pci: one }))).toBe('connection/notConnected')
    expect(asked).toEqual([])
  })

  it('are shown to the account alone where the service wants its word, which holds for a while', async () => {
    const { add, asked, plugin, ports, wallet } = await createFakeSessions({ needsProof: true })
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
    expect(asked.filter((each) => each === `list with proof of ${account}`)).toHaveLength(2)
    ports.advance(51 * 60_000)
    await plugin.load()
    expect(plugin.state.getState().needsSignature).toBe(true)
  })
})

describe('taking a session back', () => {
  it('asks the wallet first, and then tells the record with a signature', async () => {
    const { add, asked, events, plugin, statusOf, wallet } = await createFakeSessions({ needsProof: true })
    add(account, one)
    await plugin.unlock()
    asked.splice(0)
    await Promise.all([plugin.revoke({ pci: one }), plugin.revoke({ pci: one })])
    expect(wallet.took).toEqual(['0xc0de'])
    expect(asked.at(-1)).toBe(`revoke with proof of ${account}`)
    expect(wallet.signed.at(-1)).toContain(`action: revoke\naccount: ${account.toLowerCase()}\npci: ${one}`)
    expect([statusOf(one), plugin.state.getState().revocations]).toEqual(['revoked', {}])
    expect(events('permissions/revoked')).toHaveLength(1)
  })

  it('needs no signature where the wallet told the record itself', async () => {
    const { add, plugin, statusOf, wallet } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    wallet.tells = () => {
      row.revokedAt = 1
    }
    await plugin.revoke({ pci: one })
    expect([statusOf(one), wallet.signed]).toEqual(['revoked', []])
  })

  it.each([
    ['that has no such request', { lacks: true }, '0xc0de', ['0xc0de']],
    ['that gave nothing to take back', {}, '0x00', []],
  ])('is the record’s alone with a wallet %s', async (_, behaviour, context, took) => {
    const { add, plugin, statusOf, wallet } = await createFakeSessions()
    add(account, one, { context })
    await plugin.load()
    Object.assign(wallet, behaviour)
    await plugin.revoke({ pci: one })
    expect([statusOf(one), wallet.took]).toEqual(['revoked', took])
  })

  it.each([
    ['declines', { refuses: 'revoke' }, 'connection/rejected'],
    ['fails', { fails: true }, 'wallet/failed'],
  ] as const)('changes nothing where the wallet %s, and can be tried again', async (_, behaviour, code) => {
    const { add, asked, plugin, statusOf, wallet } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    asked.splice(0)
    Object.assign(wallet, behaviour)
    expect(await codeOf(plugin.revoke({ pci: one }))).toBe(code)
    expect([statusOf(one), asked, wallet.signed]).toEqual(['active', [], []])
    const failed = { step: 'failed', error: { code }, isTakenBack: false }
    expect(plugin.state.getState().revocations).toMatchObject({ [one]: failed })
    Object.assign(wallet, { refuses: undefined, fails: false })
    await plugin.revoke({ pci: one })
    expect(statusOf(one)).toBe('revoked')
  })

  it('goes on with what is missing where the wallet did it and the record did not hear, also after a reload', async () => {
    const first = await createFakeSessions()
    first.add(account, one)
    await first.plugin.load()
    first.wallet.refuses = 'sign'
    expect(await codeOf(first.plugin.revoke({ pci: one }))).toBe('connection/rejected')
    const failed = { step: 'failed', isTakenBack: true }
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

  it('believes the record where its answer was lost', async () => {
    const { add, plugin, service, statusOf } = await createFakeSessions()
    add(account, one)
    await plugin.load()
    service.losesAnswers = true
    await plugin.revoke({ pci: one })
    expect(statusOf(one)).toBe('revoked')
  })

  it('ends with another account, whose sessions it does not touch', async () => {
    const { add, asked, kit, plugin, wallet } = await createFakeSessions()
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
    expect(asked.some((each) => each.startsWith('revoke'))).toBe(false)
    expect(plugin.state.getState()).toMatchObject({ address: '0xB', revocations: {} })
  })

  it('is for active sessions of the account', async () => {
    const { add, plugin } = await createFakeSessions()
    add(account, one, { revokedAt: 1 })
    await plugin.load()
    for (const pci of [one, two]) expect(await codeOf(plugin.revoke({ pci }))).toBe('smartSessions/notActive')
  })
})

describe('other tabs', () => {
  it('read again once one of them took a session back', async () => {
    const { add, plugin, ports, statusOf } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    row.revokedAt = 1
    ports.writeFromOtherTab('kit.smartSessions', '{"pcis":[],"atMs":1}')
    await vi.waitFor(() => expect(statusOf(one)).toBe('revoked'))
  })

  it('read once more where one of them took a session back while the list was on its way', async () => {
    const { add, plugin, ports, service, statusOf } = await createFakeSessions()
    const row = add(account, one)
    await plugin.load()
    let arrive = () => {}
    service.late = new Promise((resolve) => {
      arrive = resolve
    })
    const late = plugin.load()
    await settle()
    row.revokedAt = 1
    ports.writeFromOtherTab('kit.smartSessions', '{"pcis":[],"atMs":1}')
    service.late = undefined
    arrive()
    await late
    await vi.waitFor(() => expect(statusOf(one)).toBe('revoked'))
  })

  it('ask nothing where nobody looked at sessions', async () => {
    const { asked, plugin, ports } = await createFakeSessions()
    expect(plugin.state.getState().sessions.status).toBe('idle')
    ports.writeFromOtherTab('kit.smartSessions', 'no json')
    await settle()
    expect(asked).toEqual([])
  })
})

describe('a grant', () => {
  it('is known at once, and the list is read again where it was read', async () => {
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
