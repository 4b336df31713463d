import { browserPorts, type Network } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { rejections, unknownChains } from '../testing/walletErrors.data.js'
import { switchOrAddNetwork } from './switchOrAddNetwork.js'
import { toNetwork, toUnknownEvmNetwork } from './toNetwork.js'

const { clock } = browserPorts()
const network = toNetwork({
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example', 'http://plain.example'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
})

describe('switchOrAddNetwork', () => {
  it('switches and confirms by reading the chain ID', async () => {
    const { provider, run } = setUp()
    await expect(run()).resolves.toBe('eip155:8453')
    expect(provider.requested[0]).toEqual({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
    expect(methods(provider)).toContain('eth_chainId')
    expect(provider.listenerCount()).toBe(0)
  })

  it.each(unknownChains)('adds the network when the wallet does not recognize it: %s', async (_, error) => {
    const { provider, run } = setUp({ knows: false, error })
    await expect(run()).resolves.toBe('eip155:8453')
    expect(provider.requested.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://rpc.example'],
        blockExplorerUrls: ['https://scan.example'],
      },
    ])
  })

  it.each(['http://scan.internal', '', 'scan.example'])(
    'leaves out an explorer that is not on https, and adds the network: "%s"',
    async (url) => {
      const plain = toNetwork({
        id: 8453,
        name: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['https://rpc.example'] } },
        blockExplorers: { default: { name: 'Scan', url } },
      })
      const { provider } = setUp({ knows: false })
      const { signal } = new AbortController()
      await expect(switchOrAddNetwork({ provider, network: plain, clock, signal })).resolves.toBe('eip155:8453')
      const added = provider.requested.find(({ method }) => method === 'wallet_addEthereumChain')
      expect(added?.params).toEqual([expect.not.objectContaining({ blockExplorerUrls: expect.anything() })])
    },
  )

  it.each(['Wallet is busy', 'Request already pending. Please wait.', 'Request timed out'])(
    'doesn\'t add a network to a wallet that returns -32603 with "%s"',
    async (message) => {
      const { provider, run } = setUp({ knows: false, error: { code: -32603, message } })
      await expect(run()).rejects.toMatchObject({ code: expect.stringMatching(/^(wallet|connection)\//) })
      expect(count(provider, 'wallet_addEthereumChain')).toBe(0)
    },
  )

  it('switches again only when adding did not select the network', async () => {
    const stays = setUp({ knows: false })
    await stays.run()
    expect(count(stays.provider, 'wallet_switchEthereumChain')).toBe(2)
    const selects = setUp({ knows: false, selectsAdded: true })
    await selects.run()
    expect(count(selects.provider, 'wallet_switchEthereumChain')).toBe(1)
  })

  it.each(rejections)('adds nothing after a rejection: %s', async (_, error) => {
    const { provider, run } = setUp({ knows: false, error })
    await expect(run()).rejects.toMatchObject({ code: 'connection/rejected' })
    expect(count(provider, 'wallet_addEthereumChain')).toBe(0)
    expect(provider.listenerCount()).toBe(0)
  })

  it('rejects when the user declines to add', async () => {
    const { run } = setUp({
      knows: false,
      onAdd: () => {
        throw { code: 4001 }
      },
    })
    await expect(run()).rejects.toMatchObject({ code: 'connection/rejected' })
  })

  it('reports a wallet that confirms without switching', async () => {
    const { run } = setUp({ ignores: true })
    await expect(run(50)).rejects.toMatchObject({ code: 'network/notConfirmed' })
  })

  it('accepts a late chainChanged as a confirmation', async () => {
    const { provider, run, select } = setUp({ ignores: true })
    const switched = run()
    await expect.poll(() => count(provider, 'eth_chainId')).toBeGreaterThan(0)
    select(8453)
    provider.emit('chainChanged', '8453')
    await expect(switched).resolves.toBe('eip155:8453')
  })

  it('trusts the event of a wallet that never answers eth_chainId', async () => {
    const { provider, run } = setUp({ readsHang: true })
    const switched = run()
    await expect.poll(() => count(provider, 'eth_chainId')).toBeGreaterThan(0)
    provider.emit('chainChanged', 8453)
    await expect(switched).resolves.toBe('eip155:8453')
  })

  it("reports when the wallet can't switch for an app", async () => {
    const { run } = setUp({ knows: false, error: { code: 4200 } })
    await expect(run()).rejects.toMatchObject({ code: 'network/switchUnsupported' })
  })

  it('reports when the wallet accepts no new networks, or there is no URL to add one with', async () => {
    const unsupported = setUp({
      knows: false,
      onAdd: () => {
        throw { code: -32601 }
      },
    })
    await expect(unsupported.run()).rejects.toMatchObject({ code: 'network/notAddable' })
    const bare = setUp({ knows: false, network: toUnknownEvmNetwork('eip155:8453') })
    await expect(bare.run()).rejects.toMatchObject({ code: 'network/notAddable' })
  })

  it('passes a development network with its http URL to the wallet', async () => {
    const local: Network = { ...network, rpcUrls: ['http://127.0.0.1:8545'] }
    const { provider, run } = setUp({ knows: false, network: local })
    await run()
    const added = provider.requested.find(({ method }) => method === 'wallet_addEthereumChain')?.params
    expect(added).toMatchObject([{ rpcUrls: ['http://127.0.0.1:8545'] }])
  })

  it('aborts on the signal when the wallet never responds', async () => {
    const abort = new AbortController()
    const provider = createFakeProvider({ wallet_switchEthereumChain: () => new Promise(() => {}) })
    const switched = switchOrAddNetwork({ provider, network, clock, signal: abort.signal })
    abort.abort()
    await expect(switched).rejects.toMatchObject({ code: 'connection/aborted' })
    expect(provider.listenerCount()).toBe(0)
  })
})

const methods = (provider: { requested: readonly { method: string }[] }) =>
  provider.requested.map(({ method }) => method)
const count = (provider: { requested: readonly { method: string }[] }, method: string) =>
  methods(provider).filter((requested) => requested === method).length

function setUp(
  wallet: {
    readonly knows?: boolean
    readonly error?: unknown
    readonly ignores?: boolean
    readonly selectsAdded?: boolean
    readonly readsHang?: boolean
    readonly network?: Network
    readonly onAdd?: () => void
  } = {},
) {
  let knows = wallet.knows ?? true
  let chainId = 1
  const provider = createFakeProvider({
    eth_chainId: () => (wallet.readsHang ? new Promise(() => {}) : `0x${chainId.toString(16)}`),
    wallet_switchEthereumChain: () => {
      if (!knows) throw wallet.error ?? { code: 4902 }
      if (!wallet.ignores && !wallet.readsHang) chainId = 8453
      return null
    },
    wallet_addEthereumChain: () => {
      wallet.onAdd?.()
      knows = true
      if (wallet.selectsAdded) chainId = 8453
      return null
    },
  })
  const run = (confirmTimeoutMs = 5000) =>
    switchOrAddNetwork({
      provider,
      network: wallet.network ?? network,
      clock,
      signal: new AbortController().signal,
      confirmTimeoutMs,
    })
  const select = (id: number) => {
    chainId = id
  }
  return { provider, run, select }
}
