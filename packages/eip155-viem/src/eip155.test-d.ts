import { createKit } from '@kit/core'
import type { Chain, CustomTransport, JsonRpcAccount, PublicClient, Transport, WalletClient } from 'viem'
import { base, mainnet } from 'viem/chains'
import { describe, expectTypeOf, it } from 'vitest'
import { eip155, type ViemAdapter } from './index.js'

const metadata = { name: '', description: '', url: '', icons: [] }
const own = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
} as const

describe('types of a kit on viem', () => {
  it('include the networks, from viem and plain ones, and its adapter', () => {
    const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet, base, own] })] })
    kit.switchNetwork({ networkId: 'eip155:8453' })
    kit.switchNetwork({ networkId: 'eip155:31337' })
    // @ts-expect-error not configured
    kit.switchNetwork({ networkId: 'eip155:999999' })
    expectTypeOf(kit.adapters.get('eip155')).toEqualTypeOf<ViemAdapter<'eip155:1' | 'eip155:8453' | 'eip155:31337'>>()
    expectTypeOf(kit.adapters.get('solana')).toEqualTypeOf<undefined>()
  })

  it("include viem's clients of its networks", () => {
    const adapter = createKit({ metadata, adapters: [eip155({ networks: [mainnet, own] })] }).adapter('eip155')
    expectTypeOf(adapter.getPublicClient('eip155:1')).resolves.toEqualTypeOf<PublicClient<Transport, Chain>>()
    expectTypeOf(adapter.getWalletClient({ networkId: 'eip155:31337' })).resolves.toEqualTypeOf<
      WalletClient<CustomTransport, Chain, JsonRpcAccount>
    >()
    // @ts-expect-error not configured
    adapter.getPublicClient('eip155:10')
    // @ts-expect-error not configured
    adapter.getWalletClient({ networkId: 'eip155:10' })
    // @ts-expect-error no adapter of this namespace
    createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] }).adapter('solana')
  })
})
