import type { TypedData } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { mismatch } from '../flows/createTargets.js'
import { requestWallet } from '../flows/requestWallet.js'
import type { WalletServices } from '../services/createWalletServices.js'

/** What `signTypedData` takes. */
export type SignTypedDataOptions = WalletTarget & { readonly typedData: TypedData }

/** Asks the wallet to sign typed data. */
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

/** EIP-712 data may name its chain: a signature of it is worth nothing, or something else, on another. */
function assertDomain(typedData: TypedData, networkId: CaipNetworkId): void {
  const chainId = typedData.domain['chainId']
  const { namespace, reference } = parseCaipNetworkId(networkId)
  // Anything but a number is left for the adapter to refuse.
  if (
    namespace === 'eip155' &&
    /^(0x[\da-f]+|\d+)$/i.test(String(chainId)) &&
    `${BigInt(String(chainId))}` !== reference
  )
    throw mismatch(`The typed data is for eip155:${chainId}, but the request is for ${networkId}.`)
}
