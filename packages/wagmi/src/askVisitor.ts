import { type Kit, KitError, type ReadableStore } from '@kit/core'
import type { KitWallet } from './readWallet.js'

/** How the connector asks for a wallet. */
export type KitConnectorOptions = {
  /**
   * Connects a wallet when wagmi's own `connect` is called. Default: opens the kit's modal. Needed in a kit without one.
   *
   * @example connect: () => kit.connect({ connectorId: 'io.metamask' })
   */
  readonly connect?: () => Promise<unknown>
}

/** What the plugin `modal()` puts on a kit. */
type WithModal = {
  readonly open?: (options: { readonly namespace: string }) => void
  readonly modal?: ReadableStore<{ readonly open: boolean }>
}

/**
 * Has the visitor connect a wallet where none is, and asks it for a network, if one is wanted. False when the visitor closed the modal.
 *
 * @throws KitError `kit/pluginMissing` in a kit without modal and without the option `connect`, `kit/loadFailed`; what `connect` throws.
 */
export async function askVisitor(
  kit: Kit,
  { connect }: KitConnectorOptions,
  read: () => KitWallet | undefined,
  chainId: number | undefined,
): Promise<boolean> {
  if (read() === undefined) {
    if (connect !== undefined) await connect()
    else if (!(await openModal(kit, () => read() !== undefined))) return false
  }
  const wallet = read()
  // A visitor who declines to switch is connected all the same.
  if (wallet && chainId !== undefined && chainId !== wallet.chainId)
    await kit.switchNetwork({ networkId: `eip155:${chainId}` }).catch(() => {})
  return true
}

/** True once a wallet is connected, false when the visitor closed the modal. */
async function openModal(kit: Kit, isConnected: () => boolean): Promise<boolean> {
  const { open, modal } = kit as WithModal
  if (open === undefined || modal === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The kit has no modal. Pass the connect option to kitConnector.',
    })
  // What would not load is told here.
  await kit.preload()
  const { connection } = kit.namespace('eip155')
  let wasOpen = false
  let stop = () => {}
  const answered = new Promise<boolean>((resolve) => {
    const look = () => {
      const { open: isOpen } = modal.getState()
      if (isConnected()) resolve(true)
      else if (wasOpen && !isOpen) resolve(false)
      wasOpen ||= isOpen
    }
    const ends = [connection.subscribe(look), modal.subscribe(look)]
    stop = () => {
      for (const end of ends) end()
    }
  })
  open({ namespace: 'eip155' })
  return answered.finally(stop)
}
