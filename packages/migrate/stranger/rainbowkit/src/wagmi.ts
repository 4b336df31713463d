import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({
  appName: 'Mint',
  appDescription: 'Mints a token',
  appUrl: 'https://mint.test',
  projectId: import.meta.env.VITE_PROJECT_ID ?? 'mint',
  chains: [mainnet, base],
  transports: {
    [mainnet.id]: http(),
    [base.id]: http('https://base.mint.test'),
  },
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}
