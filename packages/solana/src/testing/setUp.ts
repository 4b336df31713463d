import type { Network, WalletCall } from '@kit/core/adapter'
import { connectFound, createRealPorts } from '@kit/fakes/page'
import { createSolanaTestWallet, type SolanaTestWallet, type SolanaTestWalletOptions } from '@kit/testing/solana'
import { solanaDevnet, solanaLocal } from '../network/solanaNetworks.js'
import type { SolanaAdapter } from '../SolanaAdapter.js'
import { solana } from '../solana.js'

/** Intercepts a request before it is sent, or its response. */
export type Intercept = (request: { readonly method: string }, ask: () => Promise<Response>) => Promise<Response>

/** Creates an adapter for a local chain, which also takes the place of devnet, with a connected wallet. */
export async function setUp(
  chain: { readonly url: string; readonly genesisHash: string },
  options: Partial<SolanaTestWalletOptions> = {},
  intercept: Intercept = (_, ask) => ask(),
): Promise<{
  readonly adapter: SolanaAdapter
  readonly wallet: SolanaTestWallet
  readonly call: WalletCall
  readonly devnetCall: WalletCall
}> {
  const local = solanaLocal({ genesisHash: chain.genesisHash, rpcUrls: [chain.url] })
  const ports = createRealPorts({
    fetch: (url, init) => intercept(JSON.parse(String(init?.body)), () => fetch(url, init as RequestInit)),
  })
  const adapter = solana({
    networks: [local, solanaDevnet],
    rpcUrls: { [solanaDevnet.id]: [chain.url] },
  })({ ports })
  const chains = { 'solana:localnet': chain.url, 'solana:devnet': chain.url }
  const wallet = createSolanaTestWallet({ chains, ...options })
  wallet.announce(ports.announcements.page)
  const { call } = await connectFound(adapter)
  const [, devnet] = adapter.networks as readonly [Network, Network]
  return { adapter, wallet, call, devnetCall: { ...call, network: devnet } }
}
