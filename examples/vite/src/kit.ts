import { createKit, eip155, modal } from '@kit/evm'
import { base, mainnet } from '@kit/evm/chains'

export const kit = createKit({
  metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
  adapters: [eip155({ networks: [mainnet, base] })],
  plugins: [modal()],
})

// Vite runs this file again after you edit it: ends the old kit, and updates the files that import it.
import.meta.hot?.dispose(() => kit.destroy())
import.meta.hot?.accept(() => import.meta.hot?.invalidate())

declare module '@kit/evm' {
  interface Register {
    kit: typeof kit
  }
}
