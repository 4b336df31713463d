import type { EvmDevnet } from '@kit/devnet'
import { createRemoteWallet, type RemoteWallet } from '@kit/testing/remote-wallet'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConnector, createNetwork, eip155Of, providerOf, requestFor } from './createTestKit.js'
import { startChains, startRelay, type TestRelay } from './startWorld.js'

let relay: TestRelay
let chains: readonly [EvmDevnet, EvmDevnet]
const ends: (() => unknown)[] = []

beforeAll(async () => {
  ;[relay, chains] = await Promise.all([startRelay(), startChains()])
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(async () => {
  await relay.end()
  await Promise.all(chains.map((chain) => chain.stop()))
})

const networks = () => chains.map((chain) => createNetwork(chain.chainId, chain.url))
const openWallet = async (): Promise<RemoteWallet> => {
  const [first, second] = chains
  const wallet = await createRemoteWallet({
    relayUrl: relay.url,
    chains: [
      { id: first.chainId, rpcUrl: first.url },
      { id: second.chainId, rpcUrl: second.url },
    ],
    behaviour: { mode: 'approve' },
  })
  ends.push(() => wallet.destroy())
  return wallet
}
const open = (options = {}) => {
  const connector = createConnector({ relayUrl: relay.url, ...options })
  ends.push(() => connector.destroy())
  return connector
}
const signal = new AbortController().signal

describe('pairing over a real relay', () => {
  it('connects a wallet that approves, signs and sends a transaction that is mined', async () => {
    const wallet = await openWallet()
    const connector = open()
    const session = eip155Of(
      await connector.connect({
        requests: requestFor(networks()),
        signal,
        onUri: (uri) => void wallet.pair(uri),
      }),
    )
    expect(session.accounts[0]?.address).toBe(wallet.addresses[0])
    expect(session.networkId).toBe('eip155:31337')
    const provider = providerOf(session)
    const signature = await provider.request({ method: 'personal_sign', params: ['0x6869', wallet.addresses[0]] })
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    const hash = await provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: wallet.addresses[0], to: wallet.addresses[1], value: '0x1' }],
    })
    const receipt = await vi.waitFor(async () => {
      const found = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
      expect(found).toMatchObject({ status: '0x1' })
      return found
    })
    expect(receipt).toMatchObject({ transactionHash: hash })
  })
})
