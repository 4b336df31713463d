import { createKit, type Kit, type KitOptions } from '@kit/core'
import { eip155 } from '@kit/eip155-viem'
import { mainnet } from '@kit/eip155-viem/chains'
import { walletConnect } from '@kit/walletconnect'

/** Creates a kit that pairs phones over your relay. Create it once, with the same `storagePrefix` on every page. */
export function createPairedKit(relayUrl: string, ports?: KitOptions['ports']) {
  return createKit({
    metadata: { name: 'My dapp', description: 'What it does', url: 'https://dapp.example', icons: [] },
    adapters: [eip155({ networks: [mainnet] })],
    connectors: [walletConnect({ relayUrl })],
    ...(ports && { ports }),
  })
}

/** Resolves with the connected account after reconnecting, or with undefined if no wallet is connected. */
export function restoredAccount(kit: Kit): Promise<string | undefined> {
  return new Promise((resolve) => {
    const check = () => {
      const { status, account } = kit.active.getState()
      if (status === 'reconnecting') return
      unsubscribe()
      resolve(account?.address)
    }
    const unsubscribe = kit.active.subscribe(check)
    check()
  })
}
