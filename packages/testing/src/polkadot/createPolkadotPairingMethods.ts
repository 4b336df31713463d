import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import { ProviderError } from '../evm/ProviderError.js'
import { readParams } from '../solana/readParams.js'
import type { PolkadotSigner } from './createPolkadotSigner.js'
import { encodePayload } from './encodePayload.js'

/**
 * The methods of a paired Polkadot wallet, with real keys: `polkadot_signMessage` and `polkadot_signTransaction`. Consent is
 * the caller's business. Methods reject with `ProviderError`.
 *
 * @example
 * const methods = createPolkadotPairingMethods(createPolkadotSigner(polkadotKeys()))
 * await methods['polkadot_signMessage']?.({ address, message: '<Bytes>Hello</Bytes>' })
 */
export const createPolkadotPairingMethods = (
  signer: PolkadotSigner,
): Readonly<Record<string, (params: unknown) => Promise<unknown>>> => {
  let count = 0
  const addressOf = (value: unknown): string => {
    const key = keyOf(readParams.text(value, 'address'))
    // The same account has another address on each chain.
    const address = signer.addresses.find((one) => keyOf(one) === key)
    if (address !== undefined) return address
    throw new ProviderError(4100, 'The requested account has not been authorised by the user.')
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
      const { address: asked, transactionPayload } = readParams.record(params)
      const address = addressOf(asked)
      const type = signer.typeOf(address)
      const signature = signer.sign(address, encodePayload(readParams.record(transactionPayload)))
      // A signature of an Ethereum account is sent bare; the others begin with their kind.
      return answer(type === 'ethereum' ? signature : concatBytes(Uint8Array.of(type === 'sr25519' ? 1 : 0), signature))
    },
  }
}

/** What an address stands for on every chain: the public key in hex, or the address itself when it is not SS58. */
const keyOf = (address: string): string => {
  try {
    return bytesToHex(base58.decode(address).slice(-34, -2))
  } catch {
    return address.toLowerCase()
  }
}
