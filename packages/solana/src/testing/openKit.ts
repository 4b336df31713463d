import { createKit, type Kit } from '@kit/core'
import type { SolanaDevnet } from '@kit/devnet/solana'
import { createRealPorts } from '@kit/fakes/page'
import { createSolanaTestWallet, type SolanaTestWallet } from '@kit/testing/solana'
import { solanaDevnet, solanaLocal } from '../network/solanaNetworks.js'
import type { SolanaAdapter } from '../SolanaAdapter.js'
import { solana } from '../solana.js'

/** Creates a kit in a page with a wallet, on a local chain that also takes the place of devnet. The wallet itself sends only on devnet. */
export function openKit(chain: SolanaDevnet): {
  readonly kit: Kit<readonly [], SolanaAdapter>
  readonly adapter: SolanaAdapter
  readonly wallet: SolanaTestWallet
  /** The wallet's second account, which it doesn't share until it is selected. */
  readonly other: string
  readonly connect: () => Promise<unknown>
} {
  const ports = createRealPorts()
  const local = solanaLocal({ genesisHash: chain.genesisHash, rpcUrls: [chain.url] })
  const kit = createKit({
    metadata: { name: 'Test', description: 'Test', url: 'https://dapp.example', icons: [] },
    adapters: [solana({ networks: [local, solanaDevnet], rpcUrls: { [solanaDevnet.id]: [chain.url] } })],
    ports,
  })
  const wallet = createSolanaTestWallet({ chains: { 'solana:localnet': chain.url, 'solana:devnet': chain.url } })
  wallet.announce(ports.announcements.page)
  kit.start()
  return {
    kit,
    adapter: kit.adapter('solana'),
    wallet,
    other: wallet.addresses[1] ?? '',
    connect: () => kit.connect({ connectorId: 'Test Wallet' }),
  }
}
