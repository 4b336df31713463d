import { codeOf, createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import type { Capabilities } from '../adapter/Capabilities.js'
import { KitError } from '../error/KitError.js'

type Granting = Parameters<NonNullable<Capabilities['grantPermissions']>>[0]

/** Creates an adapter that records its calls. */
function createRecording() {
  const calls: { name: string; call: Record<string, unknown> }[] = []
  const record =
    <T>(name: string, answer: T) =>
    async (call: object) => {
      calls.push({ name, call: call as Record<string, unknown> })
      return answer
    }
  return {
    calls,
    capabilities: {
      signMessage: record('signMessage', '0xsigned'),
      signTypedData: record('signTypedData', '0xtyped'),
      sendTransaction: record('sendTransaction', '0xhash'),
      transfer: record('transfer', '0xmoved'),
      getBalance: record('getBalance', { value: 5n, decimals: 18, symbol: 'COIN' }),
      loadCapabilities: async () => ({
        watchAsset: record('watchAsset', true),
        getPermissions: record('getPermissions', []),
        requestPermissions: record('requestPermissions', []),
        getDelegation: record('getDelegation', '0xcode'),
        revokePermissions: record('revokePermissions', undefined),
        async grantPermissions({ account, network, permissions, expiresAtMs }: Granting) {
          const granted = permissions.map((each) => ({ ...each, context: '0xsecret' as const }))
          return {
            networkId: network.id,
            address: account.address,
            expiresAtMs,
            permissions: granted,
            dependencies: [],
          }
        },
      }),
      waitForTransaction: record('waitForTransaction', {
        hash: '0xhash',
        status: 'success' as const,
        blockNumber: 1n,
      }),
    },
  }
}

async function connected() {
  const { calls, capabilities } = createRecording()
  const engine = await createTestEngine({ eip155: capabilities })
  await engine.connect('one', ['0xA', '0xB'])
  calls.splice(0)
  return { ...engine, calls }
}

describe('wallet commands', () => {
  it('receive the active account, its network and its provider', async () => {
    const { kit, one, calls } = await connected()
    expect(await kit.signMessage({ message: 'hello' })).toBe('0xsigned')
    expect(calls[0]).toMatchObject({
      name: 'signMessage',
      call: { message: 'hello', account: { address: '0xA' }, network: { id: 'eip155:1' }, provider: one },
    })
  })

  it('use the account, connection or namespace of the target', async () => {
    const { kit, two, calls, connect } = await connected()
    await connect('two')
    calls.splice(0)
    await kit.sendTransaction({ connectionId: 'eip155:one', address: '0xb', to: '0xC', value: 1n })
    const terms = { feeRate: 3, keepAlive: false, extra: { gas: 21_000n } }
    await kit.transfer({ namespace: 'eip155', to: '0xC', amount: 2n, token: '0xT', ...terms })
    expect(calls.filter(({ name }) => ['sendTransaction', 'transfer'].includes(name))).toMatchObject([
      { call: { account: { address: '0xB' }, transaction: { to: '0xC', value: 1n } } },
      { call: { account: { address: '0xtwo' }, provider: two, to: '0xC', amount: 2n, token: '0xT', ...terms } },
    ])
  })

  it('pass on the terms of a transfer and leave out those that are not given', async () => {
    const { kit, calls } = await connected()
    await kit.transfer({ to: '0xC', amount: 2n, feeRate: 1.5, keepAlive: false })
    await kit.transfer({ to: '0xC', amount: 2n })
    expect(calls[0]).toMatchObject({ call: { to: '0xC', amount: 2n, feeRate: 1.5, keepAlive: false } })
    expect(Object.keys(calls[1]?.call ?? {}).filter((name) => /feeRate|keepAlive|token/.test(name))).toEqual([])
  })

  it('prompt the wallet to watch a token on the network of the token', async () => {
    const { kit, one, calls } = await connected()
    const texts = { name: 'Token', symbol: 'T', decimals: 6, iconUrl: undefined }
    const token = { ...texts, networkId: 'eip155:1', address: '0xT' } as const
    expect(await kit.watchAsset({ token })).toBe(true)
    expect(calls).toMatchObject([
      {
        name: 'watchAsset',
        call: { asset: token, provider: one, network: { id: 'eip155:1' }, account: { address: '0xA' } },
      },
    ])
    const elsewhere = { ...token, networkId: 'solana:1' } as const
    expect(await codeOf(kit.watchAsset({ token: elsewhere }))).toBe('connection/notConnected')
    expect(calls).toHaveLength(1)
    const collectible = { type: 'ERC721', networkId: 'eip155:1', address: '0xC', tokenId: 7n } as const
    expect(await kit.watchAsset({ collectible })).toBe(true)
    expect(calls.at(-1)).toMatchObject({ call: { asset: collectible } })
  })

  it("request permissions on the wallet's network, by default eth_accounts", async () => {
    const { kit, one, calls } = await connected()
    await kit.requestPermissions()
    await kit.requestPermissions({ permissions: { eth_chainId: {} }, networkId: 'eip155:2' })
    await kit.getPermissions({ networkId: 'eip155:2' })
    const call = { provider: one, account: { address: '0xA' }, network: { id: 'eip155:1' } }
    expect(calls).toMatchObject([
      { name: 'requestPermissions', call: { ...call, permissions: { eth_accounts: {} } } },
      { name: 'requestPermissions', call: { ...call, permissions: { eth_chainId: {} } } },
      { name: 'getPermissions', call },
    ])
  })

  it('read the delegation of an account from the chain without the wallet', async () => {
    const { kit, calls } = await connected()
    expect(await kit.getDelegation({ networkId: 'eip155:2', address: '0xB' })).toBe('0xcode')
    expect(calls).toMatchObject([{ name: 'getDelegation', call: { address: '0xB', network: { id: 'eip155:2' } } }])
    expect(calls[0]?.call).not.toHaveProperty('provider')
  })

  it('reject with "Sign message failed." when the wallet fails, and pass on a rejection', async () => {
    let code: 'wallet/failed' | 'connection/rejected' = 'wallet/failed'
    const signMessage = () => Promise.reject(new KitError(code, { shortMessage: 'no' }))
    const { kit, connect } = await createTestEngine({ eip155: { signMessage } })
    await connect('one', ['0xA'])
    await expect(kit.signMessage({ message: 'hello' })).rejects.toMatchObject({
      code: 'wallet/failed',
      shortMessage: 'Sign message failed.',
      details: 'no',
    })
    code = 'connection/rejected'
    await expect(kit.signMessage({ message: 'hello' })).rejects.toMatchObject({
      code: 'connection/rejected',
      shortMessage: 'no',
    })
  })

  it('emit an event for sent transactions, and none for signatures', async () => {
    const { kit, events } = await connected()
    await kit.signMessage({ message: 'secret' })
    await kit.sendTransaction({})
    await kit.transfer({ to: '0xC', amount: 1n })
    expect(events('transaction/sent')).toMatchObject([
      { networkId: 'eip155:1', hash: '0xhash' },
      { networkId: 'eip155:1', hash: '0xmoved' },
    ])
    expect(JSON.stringify(events('transaction/sent'))).not.toContain('secret')
  })

  it('emit events for granted and revoked permissions without their contexts', async () => {
    const { kit, events } = await connected()
    const permissions = [{ type: 'contract-call', data: { address: '0xC' } }]
    await kit.grantPermissions({ signer: { type: 'account', data: {} }, permissions, expiresAtMs: 5 })
    await kit.revokePermissions({ context: '0xsecret' as `0x${string}` })
    const about = { networkId: 'eip155:1', address: '0xA' }
    expect(events('permissions/granted')).toMatchObject([{ ...about, permissions, expiresAtMs: 5 }])
    expect(events('permissions/revoked')).toMatchObject([about])
    const reported = [...events('permissions/granted'), ...events('permissions/revoked')]
    expect(JSON.stringify(reported)).not.toContain('0xsecret')
  })

  it("use the wallet's own network even if it is not configured", async () => {
    const { kit, one, calls } = await connected()
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:77' })
    await kit.signMessage({ message: 'hello' })
    expect(calls.at(-1)).toMatchObject({ call: { network: { id: 'eip155:77', unknown: true } } })
  })

  it('reject with a typed error for missing targets', async () => {
    const bare = await createTestEngine()
    expect(await codeOf(bare.kit.signMessage({ message: '' }))).toBe('connection/notConnected')
    expect(() => bare.kit.getProvider()).toThrow('Connector not connected.')
    await bare.connect('one')
    expect(await codeOf(bare.kit.signMessage({ message: '' }))).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.transfer({ to: '', amount: 1n }))).toBe('adapter/unsupported')
    const token = {
      networkId: 'eip155:1',
      address: '0xT',
      name: '',
      symbol: '',
      decimals: 0,
      iconUrl: undefined,
    } as const
    expect(await codeOf(bare.kit.watchAsset({ token }))).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.requestPermissions())).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.getDelegation())).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.getBalance({}))).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.getBalance())).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.waitForTransaction({ hash: '0x' }))).toBe('adapter/unsupported')
    expect(await codeOf(bare.kit.signMessage({ message: '', address: '0xnobody' }))).toBe('account/notFound')
    expect(await codeOf(bare.kit.signMessage({ message: '', connectionId: 'eip155:two' }))).toBe(
      'connection/notConnected',
    )
    expect(await codeOf(bare.kit.getBalance({ address: '0xA', networkId: 'cosmos:1' }))).toBe(
      'network/unknownNamespace',
    )
    expect(bare.kit.getProvider()).toBe(bare.one)
  })

  it('reject while the wallet is still reconnecting', async () => {
    const first = await connected()
    first.kit.destroy()
    const { kit } = await createTestEngine({ ports: first.ports, eip155: createRecording().capabilities })
    expect(kit.active.getState().status).toBe('reconnecting')
    await expect(kit.signMessage({ message: '' })).rejects.toMatchObject({
      code: 'connection/reconnecting',
      shortMessage: 'Connector unavailable while reconnecting.',
    })
  })

  it('pass on a rejection, and wrap any other error', async () => {
    const rejection = new KitError('connection/rejected', { shortMessage: 'No.' })
    const thrown: unknown[] = [rejection, { message: 'odd' }, undefined]
    const { kit, connect } = await createTestEngine({
      eip155: {
        signMessage() {
          throw thrown.shift()
        },
      },
    })
    await connect('one')
    const next = () => kit.signMessage({ message: '' }).catch((error) => error)
    expect(await next()).toBe(rejection)
    expect(await next()).toMatchObject({ code: 'adapter/failed', details: 'odd', cause: { message: 'odd' } })
    expect(await next()).toMatchObject({ code: 'adapter/failed', details: undefined })
  })

  it('report an offline page when something was unreachable, and keep decisions of the user', async () => {
    const rejection = new KitError('connection/rejected', { shortMessage: 'No.' })
    const thrown: unknown[] = [new TypeError('Failed to fetch'), rejection]
    const { kit, connect } = await createTestEngine({
      ports: createFakePorts({ isOnline: () => false }),
      eip155: {
        signMessage() {
          throw thrown.shift()
        },
      },
    })
    await connect('one')
    const next = () => kit.signMessage({ message: '' }).catch((error) => error)
    expect(await next()).toMatchObject({ code: 'network/offline', cause: { message: 'Failed to fetch' } })
    expect(await next()).toBe(rejection)
  })

  it('end with their signal even if the wallet never answers', async () => {
    let given: AbortSignal | undefined
    const { kit, connect } = await createTestEngine({
      eip155: {
        signMessage({ signal }) {
          given = signal
          return new Promise(() => {})
        },
      },
    })
    await connect('one')
    const controller = new AbortController()
    const done = codeOf(kit.signMessage({ message: '', signal: controller.signal }))
    await flushPromises()
    controller.abort()
    expect(await done).toBe('connection/aborted')
    expect(given?.aborted).toBe(true)
  })
})

describe('read commands', () => {
  it('need no wallet when address and network are given', async () => {
    const { calls, capabilities } = createRecording()
    const { kit } = await createTestEngine({ eip155: capabilities })
    expect(await kit.getBalance({ address: '0xZ', networkId: 'eip155:2', token: '0xT' })).toMatchObject({ value: 5n })
    expect(calls[0]).toMatchObject({ call: { address: '0xZ', token: '0xT', network: { id: 'eip155:2' } } })
    await kit.waitForTransaction({ hash: '0xhash', networkId: 'eip155:2', confirmations: 2 })
    expect(calls[1]).toMatchObject({ call: { hash: '0xhash', confirmations: 2 } })
  })

  it('watch a transaction on the network that it was sent on, wherever the wallet is now', async () => {
    const { kit, one, calls } = await connected()
    const hash = await kit.sendTransaction({})
    one.emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' })
    await kit.waitForTransaction({ hash })
    expect(calls.at(-1)).toMatchObject({ name: 'waitForTransaction', call: { network: { id: 'eip155:1' } } })
    await kit.waitForTransaction({ hash, networkId: 'eip155:2' })
    await kit.waitForTransaction({ hash: '0xunknown' })
    const requested = calls.slice(-2).map(({ call }) => call['network'])
    expect(requested).toMatchObject([{ id: 'eip155:2' }, { id: 'eip155:2' }])
  })

  it('watch a transaction of a disconnected wallet or an inactive namespace', async () => {
    const { kit, calls } = await connected()
    const hash = await kit.transfer({ to: '0xC', amount: 1n })
    await kit.disconnect()
    await kit.switchNetwork({ networkId: 'solana:1' })
    await kit.waitForTransaction({ hash })
    expect(calls.at(-1)).toMatchObject({ call: { hash, network: { id: 'eip155:1' } } })
  })

  it('read the balance of the account connected in the namespace of the network', async () => {
    const { kit, calls, connect } = await connected()
    await connect('sol', ['S'], 'solana')
    await kit.getBalance({ networkId: 'eip155:2' })
    expect(calls.at(-1)).toMatchObject({ call: { address: '0xA', network: { id: 'eip155:2' } } })
  })

  it('emit the outcome of a transaction', async () => {
    const { kit, events } = await connected()
    await kit.waitForTransaction({ hash: '0xhash' })
    expect(events('transaction/mined')).toMatchObject([{ hash: '0xhash', status: 'success', networkId: 'eip155:1' }])
  })
})
