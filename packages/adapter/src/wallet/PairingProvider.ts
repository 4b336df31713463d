import type { CaipNetworkId } from '@kit/core/adapter'

/**
 * What the session of a paired wallet has as its provider outside EVM: methods of the pairing protocol, on a network of the caller's
 * choice, which is the selected one by default.
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
