import { createKit } from '@kit/core'
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

describe('a kit on viem', () => {
  it('knows the networks, of viem and plain ones, and its adapter', () => {
    const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet, base, own] })] })
    kit.switchNetwork({ networkId: 'eip155:8453' })
    kit.switchNetwork({ networkId: 'eip155:31337' })
    // @ts-expect-error not configured
    kit.switchNetwork({ networkId: 'eip155:999999' })
    expectTypeOf(kit.adapters.get('eip155')).toEqualTypeOf<ViemAdapter<'eip155:1' | 'eip155:8453' | 'eip155:31337'>>()
    expectTypeOf(kit.adapters.get('solana')).toEqualTypeOf<undefined>()
  })
})
