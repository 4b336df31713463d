import { describe, expect, it } from 'vitest'
import { createFakeAdapter, createFakeWallet, fakeAccount } from '../../test/createFakeChain.js'
import { createTestEngine, settle } from '../../test/createTestEngine.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'

const rejected = () => new KitError('connection/rejected', { shortMessage: 'The visitor declined.' })
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (error) => (isKitError(error) ? error.code : error),
  )

describe('connecting', () => {
  it('goes from disconnected over connecting to connected', async () => {
    const { kit, one, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    expect(kit.attempt.getState()).toEqual({ status: 'waiting', connectorId: 'one', namespace: 'eip155' })
    one.answer({ eip155: one.session('eip155', ['0xA', '0xB'], 'eip155:2') })
    const connection = await done
    expect(connection).toMatchObject({ id: 'eip155:one', networkId: 'eip155:2', account: { address: '0xA' } })
    expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
    expect(kit.active.getState()).toMatchObject({ namespace: 'eip155', network: { caipNetworkId: 'eip155:2' } })
  })

  it('fails to disconnected without a current connection, and says who declined', async () => {
    const { kit, one, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    one.refuse(rejected())
    expect(await code(done)).toBe('connection/rejected')
    expect(seen).toEqual(['disconnected', 'connecting', 'disconnected'])
    expect(kit.attempt.getState()).toMatchObject({ status: 'declined', connectorId: 'one' })
  })

  it('fails back to the current connection', async () => {
    const { kit, two, statuses, connect } = await createTestEngine()
    await connect('one')
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'two' })
    two.refuse(new Error('boom'))
    expect(await code(done)).toBe('connection/failed')
    expect(seen).toEqual(['connected', 'connecting', 'connected'])
    expect(kit.active.getState().connection?.id).toBe('eip155:one')
    expect(kit.attempt.getState()).toMatchObject({ status: 'failed', error: { cause: { message: 'boom' } } })
  })

  it('keeps the present account in use while another wallet is asked', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    kit.connect({ connectorId: 'two' }).catch(() => {})
    expect(kit.active.getState()).toMatchObject({ status: 'connecting', account: { address: '0xone' } })
    kit.cancelConnect()
  })

  it('that fails leaves the visitor in the namespace that was chosen', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    kit.setActive({ namespace: 'eip155' })
    const done = kit.connect({ connectorId: 'one' })
    one.refuse(rejected())
    await code(done)
    await settle()
    expect(kit.active.getState()).toMatchObject({ namespace: 'eip155', status: 'disconnected' })
  })

  it('refuses the connector that is already current', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await expect(kit.connect({ connectorId: 'one' })).rejects.toMatchObject({
      code: 'connection/alreadyConnected',
      shortMessage: 'Connector already connected.',
    })
    expect(one.asked).toEqual(['connect'])
  })

  it('keeps several wallets, the newest active, and lets the visitor choose', async () => {
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

  it('lets the visitor choose among accounts, whatever the case of the hex', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one', ['0xAa', '0xBb'])
    kit.setActive({ address: '0XbB' })
    expect(kit.active.getState().account?.address).toBe('0xBb')
    expect(kit.namespace('eip155').account.getState().caipAddress).toBe('eip155:1:0xBb')
  })

  it('gives up the older of two connects', async () => {
    const { kit, one, two } = await createTestEngine()
    const older = kit.connect({ connectorId: 'one' })
    const newer = kit.connect({ connectorId: 'two' })
    two.answer({ eip155: two.session('eip155', ['0xtwo'], 'eip155:1') })
    expect(await code(older)).toBe('connection/aborted')
    expect((await newer).id).toBe('eip155:two')
    expect(kit.namespace('eip155').connection.getState().status).toBe('connected')
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
    one.answer({ eip155: one.session('eip155', ['0xone'], 'eip155:1') })
    await settle()
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual(['eip155:two'])
    expect(one.ended).toEqual(['eip155'])
  })

  it('asks the wallet once when the visitor clicks twice', async () => {
    const { kit, one } = await createTestEngine()
    const both = [kit.connect({ connectorId: 'one' }), kit.connect({ connectorId: 'one' })]
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    const [first, second] = await Promise.all(both)
    expect(first).toBe(second)
    expect(one.asked).toEqual(['connect'])
  })

  it('ends at once when given up, though the wallet never answers', async () => {
    const { kit, statuses } = await createTestEngine()
    const seen = statuses('eip155')
    const done = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    expect(await code(done)).toBe('connection/aborted')
    expect(seen).toEqual(['disconnected', 'connecting', 'disconnected'])
    expect(kit.attempt.getState()).toEqual({ status: 'idle' })
  })

  it('ends with its signal, before and during', async () => {
    const { kit, one } = await createTestEngine()
    const controller = new AbortController()
    const during = kit.connect({ connectorId: 'one', signal: controller.signal })
    controller.abort()
    expect(await code(during)).toBe('connection/aborted')
    expect(await code(kit.connect({ connectorId: 'one', signal: controller.signal }))).toBe('connection/aborted')
    expect(one.asked).toEqual(['connect'])
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('drops the late answer of a connect that was given up, and ends its session', async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    await code(done)
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await settle()
    expect(one.ended).toEqual(['eip155'])
    expect(one.watching()).toBe(0)
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('leaves a late answer alone when the same wallet is being asked again', async () => {
    const { kit, one } = await createTestEngine()
    const given = kit.connect({ connectorId: 'one' })
    kit.cancelConnect()
    const again = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    expect(await code(given)).toBe('connection/aborted')
    expect(await code(again)).toBe('fulfilled')
    expect(one.ended).toEqual([])
  })

  it('makes an error of a wallet that throws before it answers', async () => {
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

  it('refuses a wallet that discloses no account', async () => {
    const { kit, one } = await createTestEngine()
    const done = kit.connect({ connectorId: 'one' })
    one.answer({ eip155: one.session('eip155', [], 'eip155:1') })
    expect(await code(done)).toBe('connection/noAccounts')
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('hears what a wallet reports while the page takes up its answer', async () => {
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
      network: { caipNetworkId: 'eip155:7', unknown: true },
      isSupportedNetwork: false,
    })
  })

  it('names what is missing', async () => {
    const { kit } = await createTestEngine()
    expect(await code(kit.connect({ connectorId: 'nobody' }))).toBe('connector/notFound')
    expect(await code(kit.connect({ connectorId: 'one', namespace: 'cosmos' }))).toBe('network/unknownNamespace')
    expect(await code(kit.connect({ connectorId: 'one', networkId: 'eip155:99' }))).toBe('network/notConfigured')
    expect(await code(kit.connect({ connectorId: 'one', networkId: 'nonsense' as never }))).toBe(
      'caip/invalidNetworkId',
    )
  })

  it('asks for the wished-for network first', async () => {
    const { kit, one, requests } = await createTestEngine()
    kit.connect({ connectorId: 'one', networkId: 'eip155:2' }).catch(() => {})
    expect(requests(one)).toEqual([['eip155:2', 'eip155:1']])
    kit.cancelConnect()
  })
})

describe('a pairing that answers for several namespaces', () => {
  it('is asked for all of them, and connects each', async () => {
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

  it('begins with the account of the type that the app asks for', async () => {
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

  it('may answer for fewer than were asked', async () => {
    const { kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect', namespace: 'solana' })
    pairing.answer({ eip155: pairing.session('eip155', ['0xP'], 'eip155:1') })
    expect((await done).namespace).toBe('eip155')
    expect(kit.namespace('solana').connection.getState().status).toBe('disconnected')
  })

  it('shows the wallet behind it, cleaned', async () => {
    const { kit, pairing } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect' })
    const session = pairing.session('eip155', ['0xP'], 'eip155:1')
    pairing.answer({ eip155: { ...session, wallet: { name: 'Evil\u202e name', imageUrl: 'javascript:alert(1)' } } })
    expect((await done).wallet).toEqual({ name: 'Evil name' })
  })
})

describe('what a wallet reports', () => {
  it('follows the account that the wallet selects, and keeps the chosen one otherwise', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one', ['0xA', '0xB'])
    kit.setActive({ address: '0xB' })
    const report = (...addresses: string[]) =>
      one.emit('eip155', { type: 'accountsChanged', accounts: addresses.map((a) => fakeAccount('eip155', a)) })
    report('0xA', '0xB', '0xC')
    expect(kit.active.getState().account?.address).toBe('0xB')
    report('0xC', '0xB')
    expect(kit.active.getState().account?.address).toBe('0xC')
  })

  it('an empty list of accounts is a disconnect', async () => {
    const { kit, one, events, connect } = await createTestEngine()
    await connect('one')
    one.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.active.getState().status).toBe('disconnected')
    expect(one.watching()).toBe(0)
    expect(events('connection/disconnected')).toMatchObject([{ connectorId: 'one', reason: 'no-accounts' }])
  })

  it('a disconnect leaves another wallet current', async () => {
    const { kit, two, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    two.emit('eip155', { type: 'disconnected', reason: 'user-disconnected' })
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('is not heard after it was let go', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    await kit.disconnect()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    expect(kit.connections.getState().connections).toEqual([])
  })

  it('tells what it approved', async () => {
    const { kit, one, connect } = await createTestEngine()
    await connect('one')
    expect(kit.namespace('eip155').network.getState()).toMatchObject({ supportsAllNetworks: true })
    one.emit('eip155', { type: 'approvedNetworksChanged', networkIds: ['eip155:1'] })
    expect(kit.namespace('eip155').network.getState()).toMatchObject({
      supportsAllNetworks: false,
      approvedIds: ['eip155:1'],
    })
  })
})

describe('disconnecting', () => {
  it('one connection makes another current', async () => {
    const { kit, one, two, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    await kit.disconnect({ connectionId: 'eip155:two' })
    expect(two.ended).toEqual(['eip155'])
    expect(one.ended).toEqual([])
    expect(kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
  })

  it('a namespace ends every other of the same pairing, and nothing else', async () => {
    const { kit, pairing, sol, connect } = await createTestEngine()
    const done = kit.connect({ connectorId: 'walletConnect' })
    pairing.answer({
      eip155: pairing.session('eip155', ['0xP'], 'eip155:1'),
      solana: pairing.session('solana', ['So1'], 'solana:1'),
    })
    await done
    await connect('sol', ['So2'], 'solana')
    await kit.disconnect({ namespace: 'eip155' })
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual(['solana:sol'])
    expect(pairing.ended).toHaveLength(1)
    expect(sol.ended).toEqual([])
  })

  it('of all ends all', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('one')
    await connect('sol', ['So1'], 'solana')
    await kit.disconnect()
    expect(kit.connections.getState()).toEqual({ connections: [], activeIds: [] })
    expect(kit.active.getState().namespace).toBe('solana')
  })

  it('of the active namespace goes on with another that is connected', async () => {
    const { kit, connect } = await createTestEngine()
    await connect('sol', ['So1'], 'solana')
    await connect('one')
    await kit.disconnect({ namespace: 'eip155' })
    expect(kit.active.getState()).toMatchObject({ namespace: 'solana', status: 'connected' })
  })

  it('throws failures together, after everything of the page is cleaned', async () => {
    const { kit, one, two, events, connect } = await createTestEngine()
    await connect('one')
    await connect('two')
    one.failDisconnect = new Error('first')
    two.failDisconnect = new Error('second')
    const done = kit.disconnect()
    expect(kit.connections.getState().connections).toEqual([])
    const error = await done.catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'connection/disconnectFailed', shortMessage: 'Failed to disconnect' })
    expect(error.cause.errors.map(({ message }: Error) => message)).toEqual(['first', 'second'])
    expect(error.details).toBe('eip155:one, eip155:two')
    expect(events('connection/disconnectFailed')).toHaveLength(1)
  })

  it('gives a wallet that never answers ten seconds', async () => {
    const { kit, one, ports } = await createTestEngine()
    const connecting = kit.connect({ connectorId: 'one' })
    const session = one.session('eip155', ['0xA'], 'eip155:1')
    one.answer({ eip155: { ...session, disconnect: () => new Promise(() => {}) } })
    await connecting
    const done = code(kit.disconnect())
    await settle()
    ports.advance(10_000)
    expect(await done).toBe('connection/disconnectFailed')
  })

  it('of a connection that is not there is refused', async () => {
    const { kit } = await createTestEngine()
    expect(await code(kit.disconnect({ connectionId: 'eip155:one' }))).toBe('connection/notConnected')
  })

  it('while connecting gives the connect up', async () => {
    const { kit } = await createTestEngine()
    const connecting = code(kit.connect({ connectorId: 'one' }))
    await kit.disconnect()
    expect(await connecting).toBe('connection/aborted')
    expect(kit.active.getState().status).toBe('disconnected')
  })
})

describe('ending', () => {
  it('leaves no listener and no timer, and completes the streams', async () => {
    const { kit, ports, one, pairing, eip155, connect } = await createTestEngine()
    let completed = 0
    const count = {
      complete() {
        completed += 1
      },
    }
    kit.active.state$.subscribe(count)
    kit.events$.subscribe(count)
    kit.attempt.state$.subscribe(count)
    kit.namespace('eip155').account.state$.subscribe(count)
    await connect('one')
    const hanging = code(kit.connect({ connectorId: 'walletConnect' }))
    kit.destroy()
    kit.destroy()
    expect(await hanging).toBe('connection/aborted')
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
    expect(one.watching() + pairing.watching()).toBe(0)
    expect(eip155.watching()).toBe(false)
    expect(completed).toBe(4)
    expect(one.ended).toEqual([])
    expect(await code(kit.connect({ connectorId: 'one' }))).not.toBe('fulfilled')
  })

  it('is silent before the start and touches nothing', async () => {
    const { createKit } = await import('../kit/createKit.js')
    const { createFakePorts } = await import('../../test/createFakePorts.js')
    const ports = createFakePorts()
    const untouchable = new Proxy({} as typeof ports.storage, {
      get: () => {
        throw new Error('Nothing is expected to be touched.')
      },
    })
    const adapter = createFakeAdapter('eip155', [])
    const kit = createKit({
      metadata: { name: '', description: '', url: '', icons: [] },
      adapters: [adapter],
      ports: { ...ports, storage: untouchable },
    })
    expect(kit.active.getState()).toMatchObject({ status: 'disconnected', namespace: 'eip155' })
    expect(adapter.watching()).toBe(false)
    expect(await code(kit.connect({ connectorId: 'one' }))).toBe('kit/notStarted')
  })
})
