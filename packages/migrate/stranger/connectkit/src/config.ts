import { getDefaultConfig } from 'connectkit'
import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

export const config = createConfig(
  getDefaultConfig({
    appName: 'Mint',
    appDescription: 'Mints a token',
    appUrl: 'https://mint.test',
    walletConnectProjectId: 'mint',
    chains: [mainnet, base],
    transports: { [mainnet.id]: http(), [base.id]: http('https://base.mint.test') },
  }),
)
