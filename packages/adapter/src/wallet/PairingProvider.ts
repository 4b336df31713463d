import type { CaipNetworkId } from '@kit/core/adapter'

/**
 * The provider of a paired wallet's session outside EVM. Sends methods of the pairing protocol on the given network, or else the selected
 * one.
 *
 * @example await provider.request({ method: 'solana_signMessage', params }, networkId, { signal })
 */
export type PairingProvider = {
  request(
    call: { readonly method: string; readonly params?: unknown },
    networkId?: CaipNetworkId,
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>
}
