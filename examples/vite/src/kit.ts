import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base] })],
  plugins: [modal()],
})

// Vite runs this file again after you edit it: ends the old kit, and updates the files that import it.
import.meta.hot?.dispose(() => kit.destroy())
import.meta.hot?.accept(() => import.meta.hot?.invalidate())

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
