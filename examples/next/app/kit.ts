import { browserPorts, cookieStorage, createKit, type InitialState } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'
import { modal } from '@kit/react-ui'

/** Creates a kit for the page or for one server request. */
export function createAppKit(initialState?: InitialState) {
  return createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [mainnet, base] })],
    plugins: [modal()],
    initialState,
    ...(typeof document !== 'undefined' && { ports: { storage: cookieStorage(browserPorts().storage, document) } }),
  })
}

declare module '@kit/core' {
  interface Register {
    kit: ReturnType<typeof createAppKit>
  }
}
