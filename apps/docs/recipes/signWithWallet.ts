import type { Kit } from '@kit/core'

/** Asks a specific connected wallet to sign, regardless of which one is active. */
export async function signWithWallet(kit: Kit, walletName: string, message: string): Promise<string> {
  const found = kit.connections.getState().connections.find(({ wallet }) => wallet.name === walletName)
  if (found === undefined) throw new Error(`${walletName} isn't connected.`)
  return kit.signMessage({ connectionId: found.id, message })
}

/** Makes a connected wallet the active one, which hooks and the modal then show. */
export function activateWallet(kit: Kit, walletName: string): void {
  const found = kit.connections.getState().connections.find(({ wallet }) => wallet.name === walletName)
  if (found) kit.setActive({ connectionId: found.id })
}
