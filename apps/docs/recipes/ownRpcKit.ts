import { createKit, type KitOptions } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { base, mainnet } from '@kit/eip155-viem/chains'

/** Creates a kit that reads chains only through the app's own endpoints. */
export function createOwnRpcKit(ports?: KitOptions['ports']) {
  return createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [
      eip155({
        networks: [mainnet, base],
        rpcUrls: {
          [mainnet.id]: ['https://ethereum.rpc.example'],
          [base.id]: ['https://base.rpc.example'],
        },
      }),
    ],
    ...(ports && { ports }),
  })
}
