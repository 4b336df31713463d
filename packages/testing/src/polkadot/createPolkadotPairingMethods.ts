import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'
import { readParams } from '../solana/readParams.js'
import type { PolkadotSigner } from './createPolkadotSigner.js'
import { signPolkadotPayload } from './signPolkadotPayload.js'

/**
 * Creates the methods of a paired Polkadot wallet with real keys: `polkadot_signMessage` and `polkadot_signTransaction`. The caller handles
 * consent. Methods reject with `ProviderError`.
 *
 * @param options `metadataHash` as in `PolkadotTestWalletBehavior`.
 *
 * @example
 * const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()))
 * await methods['polkadot_signMessage']?.({ address, message: '<Bytes>Hello</Bytes>' })
 */
export const createPolkadotPairingMethods = (
  signer: PolkadotSigner,
  { metadataHash }: { readonly metadataHash?: Uint8Array } = {},
): Readonly<Record<string, (params: unknown) => Promise<unknown>>> => {
  let count = 0
  const addressOf = (value: unknown): string => {
    const key = keyOf(readParams.text(value, 'address'))
    // The same account has another address on each chain.
    const address = signer.addresses.find((one) => keyOf(one) === key)
    if (address !== undefined) return address
    throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  const answer = (signature: Uint8Array) => ({ id: ++count, signature: `0x${bytesToHex(signature)}` })

  return {
    polkadot_signMessage: async (params) => {
      const { address, message } = readParams.record(params)
      const text = readParams.text(message, 'message')
      const isWrapped = /^<Bytes>[\s\S]*<\/Bytes>$/.test(text)
      return answer(signer.sign(addressOf(address), utf8ToBytes(isWrapped ? text : `<Bytes>${text}</Bytes>`)))
    },
    polkadot_signTransaction: async (params) => {
      const { address: requested, transactionPayload } = readParams.record(params)
      const address = addressOf(requested)
      const payload = readParams.record(transactionPayload)
      return { id: ++count, ...signPolkadotPayload(signer, { address, payload, metadataHash }) }
    },
  }
}

/** Returns what an address stands for on every chain: the public key in hex, or the address itself when it is not SS58. */
const keyOf = (address: string): string => {
  try {
    return bytesToHex(base58.decode(address).slice(-34, -2))
  } catch {
    return address.toLowerCase()
  }
}
