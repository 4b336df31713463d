import { createKit } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base] })],
  plugins: [modal()],
})

declare module '@kit/core' {
  interface Register {
    kit: typeof kit
  }
}
