import type { CaipNetworkId } from '@kit/core'

/** What a paired wallet's session has for this namespace: methods of the pairing protocol, on a network of the caller's choice. */
export type PairingProvider = {
  request(
    call: { readonly method: string; readonly params?: unknown },
    networkId?: CaipNetworkId,
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>
}
