import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Balance } from '../chain/Balance.js'
import type { Identity } from '../chain/Identity.js'

type Waiting<T> = {
  readonly about: string
  readonly signal: AbortSignal
  resolve(value: T): void
  reject(error: unknown): void
}

/** Creates a chain that waits for the test to answer a read. */
function createReading() {
  const balances: Waiting<Balance>[] = []
  const identities: Waiting<Identity>[] = []
  const wait =
    <T>(list: Waiting<T>[]) =>
    ({ network, address, signal }: { network: { id: string }; address: string; signal?: AbortSignal }) =>
      new Promise<T>((resolve, reject) =>
        list.push({
          about: `${network.id}:${address}`,
          signal: signal ?? new AbortController().signal,
          resolve,
          reject,
        }),
      )
  return { balances, identities, capabilities: { getBalance: wait(balances), getIdentity: wait(identities) } }
}

const coins = (value: bigint): Balance => ({ value, decimals: 18, symbol: 'COIN' })

async function connected() {
  const chain = createReading()
  const engine = await createTestEngine({ eip155: chain.capabilities })
  await engine.connect('one', ['0xA', '0xB'])
  const account = () => engine.kit.namespace('eip155').account.getState()
  return { ...engine, ...chain, account }
}

describe('reads of balance and name', () => {
  it('start after a connect', async () => {
    const { account, balances, identities } = await connected()
    expect(account()).toMatchObject({ balance: { status: 'pending' }, identity: { status: 'pending' } })
    balances[0]?.resolve(coins(7n))
    identities[0]?.resolve({ name: 'one.eth', avatar: undefined })
    await flushPromises()
    expect(account()).toMatchObject({
      balance: { status: 'success', data: { value: 7n } },
      identity: { status: 'success', data: { name: 'one.eth' } },
    })
  })

  it('do not start on a restoring page until the modal opens', async () => {
    const first = await connected()
    first.kit.destroy()
    const chain = createReading()
    const { viewAccounts, kit, one } = await createTestEngine({ ports: first.ports, eip155: chain.capabilities })
    await flushPromises()
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
    expect(chain.balances).toEqual([])
    viewAccounts()
    await flushPromises()
    expect(chain.balances.map(({ about }) => about)).toEqual(['eip155:1:0xA'])
  })

  it('follow the account, and abort the running request for another', async () => {
    const { kit, account, balances } = await connected()
    kit.setActive({ address: '0xB' })
    expect(balances[0]?.signal.aborted).toBe(true)
    expect(balances.map(({ about }) => about)).toEqual(['eip155:1:0xA', 'eip155:1:0xB'])
    balances[0]?.resolve(coins(1n))
    await flushPromises()
    expect(account().balance.status).toBe('pending')
    balances[1]?.resolve(coins(2n))
    await flushPromises()
    expect(account().balance).toMatchObject({ status: 'success', data: { value: 2n } })
  })

  it('never show another account or network, not for one moment', async () => {
    const { kit, one, balances } = await connected()
    balances[0]?.resolve(coins(1n))
    await flushPromises()
    const wrong: unknown[] = []
    kit.namespace('eip155').account.state$.subscribe(({ caipAddress, balance }) => {
      if (caipAddress !== 'eip155:1:0xA' && balance.status === 'success') wrong.push(caipAddress)
    })
    kit.setActive({ address: '0xB' })
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await kit.disconnect()
    expect(wrong).toEqual([])
  })

  it('stay cached for 30 seconds and 5 minutes', async () => {
    const { kit, account, balances, identities, ports } = await connected()
    balances[0]?.resolve(coins(1n))
    identities[0]?.resolve({ name: undefined, avatar: undefined })
    await flushPromises()
    const switchAccounts = () => {
      kit.setActive({ address: '0xB' })
      kit.setActive({ address: '0xA' })
    }
    ports.advance(29_999)
    switchAccounts()
    expect(account().balance).toMatchObject({ status: 'success', data: { value: 1n } })
    ports.advance(1)
    switchAccounts()
    expect(account().balance).toMatchObject({ status: 'pending', data: { value: 1n } })
    expect(account().identity.status).toBe('success')
    ports.advance(270_000)
    switchAccounts()
    expect(account().identity.status).toBe('pending')
  })

  it('become unavailable after a failure, and do not retry for 30 seconds', async () => {
    const { viewAccounts, account, balances, ports } = await connected()
    balances[0]?.reject(new Error('429'))
    await flushPromises()
    expect(account().balance).toEqual({
      status: 'error',
      retryAtMs: ports.clock.now() + 30_000,
      error: expect.objectContaining({ code: 'adapter/failed', details: '429' }),
    })
    viewAccounts()
    expect(balances).toHaveLength(1)
    ports.advance(30_000)
    viewAccounts()
    expect(balances).toHaveLength(2)
    balances[1]?.resolve(coins(3n))
    await flushPromises()
    expect(account().balance).toMatchObject({ status: 'success' })
  })

  it('start again on request, but not within 30 seconds of a failure', async () => {
    const { kit, account, balances, ports } = await connected()
    balances[0]?.reject(new Error('The node is away.'))
    await flushPromises()
    ports.advance(29_999)
    await kit.refreshBalance()
    expect(balances).toHaveLength(1)
    ports.advance(1)
    kit.refreshBalance()
    expect(account().balance.status).toBe('pending')
    balances[1]?.resolve(coins(3n))
    await flushPromises()
    expect(account().balance).toMatchObject({ status: 'success', data: { value: 3n } })
  })

  it('stop being cached or paused when the clock is set back', async () => {
    const { viewAccounts, balances, ports } = await connected()
    balances[0]?.resolve(coins(1n))
    await flushPromises()
    const open = viewAccounts
    ports.jump(-3_600_000)
    ports.advance(30_000)
    open()
    expect(balances).toHaveLength(2)
    balances[1]?.reject(new Error('away'))
    await flushPromises()
    ports.jump(-3_600_000)
    ports.advance(30_000)
    open()
    expect(balances).toHaveLength(3)
  })

  it('become unavailable in the end when the chain never answers', async () => {
    const { account, ports } = await connected()
    ports.advance(60_000)
    await flushPromises()
    expect(account().balance.status).toBe('error')
    expect(ports.open().timers).toBe(0)
  })

  it('start immediately on request, in one request for all callers', async () => {
    const { kit, balances } = await connected()
    balances[0]?.resolve(coins(1n))
    await flushPromises()
    const both = Promise.all([kit.refreshBalance(), kit.refreshBalance({ namespace: 'eip155' })])
    expect(balances).toHaveLength(2)
    balances[1]?.resolve(coins(2n))
    await both
    expect(kit.namespace('eip155').account.getState().balance).toMatchObject({ data: { value: 2n } })
  })

  it('start again once a transaction is mined', async () => {
    const chain = createReading()
    const { kit, connect } = await createTestEngine({
      eip155: {
        ...chain.capabilities,
        waitForTransaction: async ({ hash }) => ({ hash, status: 'success', blockNumber: 1n }),
      },
    })
    await connect('one')
    chain.balances[0]?.resolve(coins(1n))
    await flushPromises()
    await kit.waitForTransaction({ hash: '0x1' })
    expect(chain.balances).toHaveLength(2)
  })

  it('do not start on an unknown network', async () => {
    const { one, account, balances } = await connected()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' })
    expect(account()).toMatchObject({ caipAddress: 'eip155:77:0xA', balance: { status: 'idle' } })
    expect(balances).toHaveLength(1)
  })

  it('leave nothing behind when the wallet disconnects', async () => {
    const { kit, account, balances, identities } = await connected()
    await kit.disconnect()
    expect(account()).toEqual({
      caipAddress: undefined,
      address: undefined,
      type: undefined,
      allAccounts: [],
      balance: { status: 'idle' },
      identity: { status: 'idle' },
      addressExplorerUrl: undefined,
      connectedWallet: undefined,
    })
    expect(balances[0]?.signal.aborted && identities[0]?.signal.aborted).toBe(true)
  })
})
