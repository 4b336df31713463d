import type { Account, Connector, Network, WalletCall } from '@kit/core'
import { createFakePorts, type FakePorts } from '@kit/testing'
import { createSolanaTestWallet, type SolanaTestWallet, type SolanaTestWalletOptions } from '@kit/testing/solana'
import { solanaDevnet, solanaLocal } from '../src/network/solanaNetworks.js'
import type { SolanaAdapter } from '../src/SolanaAdapter.js'
import { solana } from '../src/solana.js'

/** What a test does to a request before it goes out, or to its answer. */
export type Intercept = (request: { readonly method: string }, ask: () => Promise<Response>) => Promise<Response>

/** The world's own clock and network, which counts, in a page without a browser. */
export function realPorts(meddle: Intercept = (_, ask) => ask()): FakePorts {
  const calls: { url: string }[] = []
  const count = (url: string, init?: RequestInit) => {
    calls.push({ url })
    return meddle(JSON.parse(String(init?.body)), () => fetch(url, init))
  }
  return createFakePorts({
    fetch: Object.assign(count, { calls }) as never,
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      setTimeout: (callback: () => void, delayMs: number) => {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      },
    } as never,
  })
}

/** An adapter of a local chain, and of the same chain in the place of devnet, with a connected wallet. */
export async function setUp(
  chain: { readonly url: string; readonly genesisHash: string },
  options: Partial<SolanaTestWalletOptions> = {},
  meddle?: Intercept,
): Promise<{
  readonly adapter: SolanaAdapter
  readonly wallet: SolanaTestWallet
  readonly call: WalletCall
  readonly devnetCall: WalletCall
}> {
  const local = solanaLocal({ genesisHash: chain.genesisHash, rpcUrls: [chain.url] })
  const ports = realPorts(meddle)
  const adapter = solana({
    networks: [local, solanaDevnet],
    rpcUrls: { [solanaDevnet.id]: [chain.url] },
  })({ ports })
  const chains = { 'solana:localnet': chain.url, 'solana:devnet': chain.url }
  const wallet = createSolanaTestWallet({ chains, ...options })
  wallet.announce(ports.announcements.page)
  let connectors: readonly Connector[] = []
  adapter.watchConnectors((list) => {
    connectors = list
  })()
  const requests = [{ namespace: 'solana', networks: adapter.networks }]
  const sessions = await connectors[0]?.connect({ requests, signal: new AbortController().signal })
  const session = sessions?.['solana']
  const account = session?.accounts[0] as Account
  const [network, devnet] = adapter.networks as readonly [Network, Network]
  const call: WalletCall = { provider: session?.provider, account, network }
  return { adapter, wallet, call, devnetCall: { ...call, network: devnet } }
}
