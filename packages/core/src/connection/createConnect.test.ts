import { codeOf, createFakePorts, createFakeWallet, createTestEngine, fakeAccount, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'

const rejected = () => new KitError('connection/rejected', { shortMessage: 'The user declined.' })
describe('createConnect', () => {
  it('goes from disconnected through connecting to connected', async () => {
    const { kit, one, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    expect(kit.attempt.getState()).toEqual({ status: 'waiting', connectorId: 'one', namespace: 'eip155' })
    one.answer({ eip155: one.session('eip155', ['0xA', '0xB'], 'eip155:2') })
    const connection = await done
    expect(connection).toMatchObject({ id: 'eip155:one', networkId: 'eip155:2', account: { address: '0xA' } })
    expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
    expect(kit.active.getState()).toMatchObject({ namespace: 'eip155', network: { id: 'eip155:2' } })
  })

  it('returns to disconnected without a current connection, and reports a declined request', async () => {
    const { kit, one, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    one.refuse(rejected())
    expect(await codeOf(done)).toBe('connection/rejected')
    expect(seen).toEqual(['disconnected', 'connecting', 'disconnected'])
    expect(kit.attempt.getState()).toMatchObject({ status: 'declined', connectorId: 'one' })
  })

  it('returns to the current connection after a failure', async () => {
    const { kit, two, statuses, connect } = await createTestEngine()
    await connect('one')
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'two' })
    two.refuse(new Error('boom'))
    expect(await codeOf(done)).toBe('connection/failed')
    expect(seen).toEqual(['connected', 'connecting', 'connected'])
    expect(kit.active.getState().connection?.id).toBe('eip155:one')
    expect(kit.attempt.getState()).toMatchObject({ status: 'failed', error: { cause: { message: 'boom' } } })
  })

  it('keeps the active account while another wallet is prompted', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    kit.connect({ connectorId: 'two' }).catch(() => {})
    expect(kit.active.getState()).toMatchObject({ status: 'connecting', account: { address: '0xone' } })
    kit.cancelConnect()
  })

  it('keeps the selected namespace after a failure', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    kit.setActive({ namespace: 'eip155' })
    const done = kit.connect({ connectorId: 'one' })
    one.refuse(rejected())
    await codeOf(done)
    await flushPromises()
    expect(kit.active.getState()).toMatchObject({ namespace: 'eip155', status: 'disconnected' })
  })

  it('rejects the connector that is already connected', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await expect(kit.connect({ connectorId: 'one' })).rejects.toMatchObject({
      code: 'connection/alreadyConnected',
      shortMessage: 'Connector already connected.',
    })
    expect(one.requested).toEqual(['connect'])
  })

  it('keeps several wallets, with the newest active, and lets the user switch', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    expect(kit.connections.getState()).toMatchObject({
      connections: [{ id: 'eip155:one' }, { id: 'eip155:two' }],
      activeIds: ['eip155:two'],
    })
    kit.setActive({ connectionId: 'eip155:one' })
    expect(kit.active.getState().account?.address).toBe('0xone')
    expect(() => kit.setActive({ connectionId: 'eip155:three' })).toThrow('Connector not connected.')
    expect(() => kit.setActive({ address: '0xnobody' })).toThrow('Account not found for connector.')
  })

  it('lets the user select an account regardless of the case of its hex', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one', ['0xAa', '0xBb'])
    kit.setActive({ address: '0XbB' })
    expect(kit.active.getState().account?.address).toBe('0xBb')
    expect(kit.namespace('eip155').account.getState().caipAddress).toBe('eip155:1:0xBb')
  })

  it('aborts the older of two connects', async () => {
    const { kit, one, two } = await createTestEngine()
    const older = kit.connect({ connectorId: 'one' })
    const newer = kit.connect({ connectorId: 'two' })
    two.answer({ eip155: two.session('eip155', ['0xtwo'], 'eip155:1') })
    expect(await codeOf(older)).toBe('connection/aborted')
    expect((await newer).id).toBe('eip155:two')
    expect(kit.namespace('eip155').connection.getState().status).toBe('connected')
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await flushPromises()
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual(['eip155:two'])
    expect(one.ended).toEqual(['eip155'])
  })

  it('prompts the wallet once for a double click', async () => {
    const { kit, one } = await createTestEngine()
    const both = [kit.connect({ connectorId: 'one' }), kit.connect({ connectorId: 'one' })]
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    const [first, second] = await Promise.all(both)
    expect(first).toBe(second)
    expect(one.requested).toEqual(['connect'])
  })

  it('ends immediately when cancelled even if the wallet never answers', async () => {
    const { kit, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    expect(await codeOf(done)).toBe('connection/aborted')
    expect(seen).toEqual(['disconnected', 'connecting', 'disconnected'])
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
  })

  it('ends with its signal, before and during the connect', async () => {
    const { kit, one } = await createTestEngine()
    const controller = new AbortController()
    const during = kit.connect({ connectorId: 'one', signal: controller.signal })
    controller.abort()
    expect(await codeOf(during)).toBe('connection/aborted')
    expect(await codeOf(kit.connect({ connectorId: 'one', signal: controller.signal }))).toBe('connection/aborted')
    expect(one.requested).toEqual(['connect'])
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it.each([
    [false, 'network/offline'],
    [true, 'kit/loadFailed'],
  ])('reports an offline page when that is why code did not load (online: %s)', async (isOnline, code) => {
    const ports = createFakePorts()
    const { kit, one } = await createTestEngine({
      ports: { ...ports, platform: { ...ports.platform, isOnline: () => isOnline } },
    })
    const done = kit.connect({ connectorId: 'one' })
    const cause = new KitError('kit/loadFailed', { shortMessage: 'Failed to load a part of the page.' })
    one.refuse(cause)
    await expect(done).rejects.toMatchObject({ code, ...(!isOnline && { cause }) })
    expect(kit.attempt.getState()).toMatchObject({ status: 'failed', error: { code } })
  })

  it('drops the late answer of a cancelled connect and ends its session', async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    await codeOf(done)
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(one.ended).toEqual(['eip155'])
    expect(one.watching()).toBe(0)
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('keeps a late session when another request to the same wallet is pending', async () => {
    const { kit, one } = await createTestEngine()
    const given = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    const again = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    expect(await codeOf(given)).toBe('connection/aborted')
    expect(await codeOf(again)).toBe('fulfilled')
    expect(one.ended).toEqual([])
  })

  it("starts a new connect from a subscriber of the previous one's end", async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    let again: Promise<unknown> | undefined
    const { connection } = kit.namespace('eip155')
    connection.subscribe(() => {
      if (connection.getState().status === 'disconnected') again ??= kit.connect({ connectorId: 'one' })
    })
    one.refuse(rejected())
    expect(await codeOf(done)).toBe('connection/rejected')
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    expect(await again).toMatchObject({ id: 'eip155:one' })
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
  })

  it('ends when a connected wallet disconnects during a second request', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    const done = kit.connect({ connectorId: 'one' })
    one.emit('eip155', { type: 'disconnected', reason: 'The extension was reloaded.' })
    expect(await codeOf(done)).toBe('connection/ended')
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:two' } })
  })

  it('rejects with a typed error when the wallet throws synchronously', async () => {
    const wallet = createFakeWallet('rude', ['eip155'])
    const connector = {
      ...wallet.connector,
      connect() {
        throw 'no'
      },
    }
    const { kit, eip155 } = await createTestEngine()
    eip155.announce([connector])
    await expect(kit.connect({ connectorId: 'rude' })).rejects.toMatchObject({
      code: 'connection/failed',
      details: 'no',
      cause: 'no',
    })
  })

  it('rejects a wallet that shares no account', async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: one.session('eip155', [], 'eip155:1') })
    expect(await codeOf(done)).toBe('connection/noAccounts')
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('handles events that the wallet reports while its response is processed', async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    const session = one.session('eip155', ['0xA'], 'eip155:1')
    one.answer({
      eip155: {
        ...session,
        watch(listener) {
          listener({ type: 'accountsChanged', accounts: [fakeAccount('eip155', '0xB')] })
          listener({ type: 'networkChanged', networkId: 'eip155:7' })
          return session.watch(listener)
        },
      },
    })
    await done
    expect(kit.active.getState()).toMatchObject({
      account: { address: '0xB' },
      network: { id: 'eip155:7', unknown: true },
      isSupportedNetwork: false,
    })
  })

  it('names the missing connector, namespace or network', async () => {
    const { kit } = await createTestEngine()
    expect(await codeOf(kit.connect({ connectorId: 'unknown' }))).toBe('connector/notFound')
    expect(await codeOf(kit.connect({ connectorId: 'one', namespace: 'cosmos' }))).toBe('network/unknownNamespace')
    expect(await codeOf(kit.connect({ connectorId: 'one', networkId: 'eip155:99' }))).toBe('network/notConfigured')
    expect(await codeOf(kit.connect({ connectorId: 'one', networkId: 'nonsense' as never }))).toBe(
      'caip/invalidNetworkId',
    )
  })

  it('requests the given network first', async () => {
    const { kit, one, requests } = await createTestEngine()
    kit.connect({ connectorId: 'one', networkId: 'eip155:2' }).catch(() => {})
    expect(requests(one)).toEqual([['eip155:2', 'eip155:1']])
    kit.cancelConnect()
  })
})

describe('createConnect with a pairing of several namespaces', () => {
  it('requests all namespaces and connects each', async () => {
    const { kit, pairing, requests } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'solana' })
    expect(requests(pairing)).toEqual([
      ['solana:1', 'solana:2'],
      ['eip155:1', 'eip155:2'],
    ])
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So1'], 'solana:1'),
    })
    expect((await done).id).toBe('solana:walletConnect')
    expect(kit.active.getState().namespace).toBe('solana')
    expect(kit.namespace('eip155').connection.getState().status).toBe('connected')
  })

  it('connects additional namespaces without replacing the wallet in use', async () => {
    const { kit, pairing, connect } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So2'], 'solana:2'),
    })
    expect((await done).id).toBe('eip155:walletConnect')
    const { activeId, connections } = kit.namespace('solana').connection.getState()
    expect(connections.map(({ id }) => id)).toEqual(['solana:sol', 'solana:walletConnect'])
    expect(activeId).toBe('solana:sol')
    expect(kit.namespace('solana').network.getState().active?.id).toBe('solana:1')
  })

  it('activates the account of the type that the app prefers', async () => {
    const { kit, one } = await createTestEngine({ settings: { defaultAccountTypes: { eip155: 'smartAccount' } } })
    const done = kit.connect({ connectorId: 'one' })
    const session = one.session('eip155', ['0xA', '0xB'], 'eip155:1')
    const accounts = session.accounts.map((account, index) => ({
      ...account,
      type: index === 1 ? 'smartAccount' : 'eoa',
    }))
    one.answer({ eip155: { ...session, accounts } })
    expect((await done).account.address).toBe('0xB')
  })

  it('activates the first account when the wallet reports the preferred type', async () => {
    const { kit, one } = await createTestEngine({ settings: { defaultAccountTypes: { eip155: 'smartAccount' } } })
    const done = kit.connect({ connectorId: 'one' })
    const session = one.session('eip155', ['0xA', '0xB'], 'eip155:1')
    const accounts = session.accounts.map((account, index) => ({
      ...account,
      type: index === 1 ? 'smartAccount' : 'eoa',
    }))
    one.answer({ eip155: { ...session, accounts, isAccountTypeSelected: true } })
    expect((await done).account.address).toBe('0xA')
  })

  it('accepts fewer namespaces than requested', async () => {
    const { kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'solana' })
    pairing.answer({ eip155: pairing.session('eip155', ['0xP'], 'eip155:1') })
    expect((await done).namespace).toBe('eip155')
    expect(kit.namespace('solana').connection.getState().status).toBe('disconnected')
  })

  it('shows the cleaned name of the wallet behind the pairing', async () => {
    const { kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect' })
    const session = pairing.session('eip155', ['0xP'], 'eip155:1')
    pairing.answer({ eip155: { ...session, wallet: { name: 'Evil\u202e name', imageUrl: 'javascript:alert(1)' } } })
    expect((await done).wallet).toEqual({ name: 'Evil name' })
  })
})
