import { RawTx } from '@scure/btc-signer'
import { sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

/** Returns the tagged hash of a message (BIP-322). */
export function hashBitcoinMessage(message: string): Uint8Array {
  return tagSchnorr('BIP0322-signed-message', new TextEncoder().encode(message))
}

/** Returns the ID, in display byte order, of the BIP-322 transaction for a message and a script (`to_spend`). */
export function spentByMessage(script: Uint8Array, message: string): Uint8Array {
  const raw = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: Uint8Array.of(0, 32, ...hashBitcoinMessage(message)),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  return sha256x2(raw).reverse()
}
