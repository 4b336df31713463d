import { isKitError, type Kit } from '@kit/core'

/** A signature request that can take minutes to approve, and that your page can cancel. */
export type CancellableSignature = { readonly signature: Promise<string | undefined>; readonly cancel: () => void }

/** Asks for a signature. `signature` is undefined if the user declines on the device, or cancels in your page. */
export function requestSignature(kit: Kit, message: string): CancellableSignature {
  const controller = new AbortController()
  const signature = kit.signMessage({ message, signal: controller.signal }).catch((error: unknown) => {
    if (isKitError(error, 'connection/rejected') || isKitError(error, 'connection/aborted')) return undefined
    throw error
  })
  return { signature, cancel: () => controller.abort() }
}
