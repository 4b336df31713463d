import { createKitConfig } from '@kit/wagmi'
import { base, mainnet } from 'viem/chains'
import { createConfig, http } from 'wagmi'
import { kit } from './kit'

export const config = createKitConfig(kit, (own) =>
  createConfig({ ...own, chains: [mainnet, base], transports: { [mainnet.id]: http(), [base.id]: http() } }),
)

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
