import type { Kit } from '@kit/core'
import { base, mainnet } from 'viem/chains'
import { describe, expectTypeOf, it } from 'vitest'
import * as wagmi3 from 'wagmi'
import * as wagmi2 from 'wagmi2'
import { createKitConfig, kitConnector } from './index.js'

declare const kit: Kit

describe('the type of a config', () => {
  it('matches the type that wagmi 3 returns, with its chains', () => {
    const { createConfig, http } = wagmi3
    const config = createKitConfig(kit, (own) =>
      createConfig({ ...own, chains: [mainnet, base], transports: { 1: http(), 8453: http() } }),
    )
    expectTypeOf(config.state.chainId).toEqualTypeOf<1 | 8453>()
    expectTypeOf(config).toExtend<wagmi3.Config>()
    createConfig({ connectors: [kitConnector(kit)], chains: [mainnet], transports: { 1: http() } })
  })

  it('matches the type that wagmi 2 returns, with its chains', () => {
    const { createConfig, http } = wagmi2
    const config = createKitConfig(kit, (own) =>
      createConfig({ ...own, chains: [mainnet, base], transports: { 1: http(), 8453: http() } }),
    )
    expectTypeOf(config.state.chainId).toEqualTypeOf<1 | 8453>()
    expectTypeOf(config).toExtend<wagmi2.Config>()
    createConfig({ connectors: [kitConnector(kit)], chains: [mainnet], transports: { 1: http() } })
  })
})
