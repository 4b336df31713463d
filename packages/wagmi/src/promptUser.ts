import { type Kit, KitError, type ReadableStore } from '@kit/core'
import type { KitWallet } from './readWallet.js'

/** Options for {@link kitConnector}. */
export type KitConnectorOptions = {
  /**
   * Connects a wallet when wagmi's own `connect` is called. Defaults to opening the kit's modal. Required in a kit without a modal.
   *
   * @example connect: () => kit.connect({ connectorId: 'io.metamask' })
   */
  readonly connect?: () => Promise<unknown>
}

/** Members that the plugin `modal()` adds to a kit. */
type WithModal = {
  readonly open?: (options: { readonly namespace: string }) => void
  readonly modal?: ReadableStore<{ readonly open: boolean }>
}

/**
 * Asks the user to connect a wallet if none is connected, and then to switch to the given chain. Returns false if the user closed the
 * modal.
 *
 * @throws KitError `kit/pluginMissing` in a kit without a modal and without the `connect` option, `kit/loadFailed`; rethrows errors of
 *   `connect`.
 */
export async function promptUser(
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
  // A user who declines to switch stays connected.
  if (wallet && chainId !== undefined && chainId !== wallet.chainId)
    await kit.switchNetwork({ networkId: `eip155:${chainId}` }).catch(() => {})
  return true
}

/** Resolves to true once a wallet is connected, and to false if the user closed the modal. */
async function openModal(kit: Kit, isConnected: () => boolean): Promise<boolean> {
  const { open, modal } = kit as WithModal
  if (open === undefined || modal === undefined)
    throw new KitError('kit/pluginMissing', {
      shortMessage: 'The kit has no modal. Pass the connect option to kitConnector.',
    })
  // Throws here if the code fails to load.
  await kit.preload()
  const { connection } = kit.namespace('eip155')
  let wasOpen = false
  let stop = () => {}
  const answered = new Promise<boolean>((resolve) => {
    const check = () => {
      const { open: isOpen } = modal.getState()
      if (isConnected()) resolve(true)
      else if (wasOpen && !isOpen) resolve(false)
      wasOpen ||= isOpen
    }
    const ends = [connection.subscribe(check), modal.subscribe(check)]
    stop = () => {
      for (const end of ends) end()
    }
  })
  open({ namespace: 'eip155' })
  return answered.finally(stop)
}
