import { type AppKitNetwork, base, mainnet } from '@reown/appkit/networks'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'

export const projectId = 'b56e18d47c72ab683b10814fe9495694'

export const metadata = { name: 'Mint', description: 'Mints a token', url: 'https://mint.test', icons: [] }

export const networks = [mainnet, base] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({ networks, projectId })
