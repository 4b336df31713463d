import type { TypedData } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { mismatch } from '../flows/createTargets.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** Options for `signTypedData`. */
export type SignTypedDataOptions = WalletTarget & { readonly typedData: TypedData }

/** Implements `kit.signTypedData`. */
export const signTypedData =
  (services: WalletServices) =>
  ({ typedData, ...target }: SignTypedDataOptions): Promise<string> =>
    requestWallet(
      services,
      'signTypedData',
      target,
      (adapter, call) => adapter.signTypedData?.({ ...call, typedData }),
      (networkId) => assertDomain(typedData, networkId),
    )

/** Rejects EIP-712 data that names another chain: its signature would be worthless, or mean something else, on this network. */
function assertDomain(typedData: TypedData, networkId: CaipNetworkId): void {
  const chainId = typedData.domain['chainId']
  const { namespace, reference } = parseCaipNetworkId(networkId)
  // Anything but a number is left to the adapter to reject.
  if (
    namespace === 'eip155' &&
    /^(0x[\da-f]+|\d+)$/i.test(String(chainId)) &&
    `${BigInt(String(chainId))}` !== reference
  )
    throw mismatch(`The typed data is for eip155:${chainId}, but the request is for ${networkId}.`)
}
