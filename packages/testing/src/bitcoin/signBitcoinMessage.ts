import { secp256k1 } from '@noble/curves/secp256k1'
import { base64 } from '@scure/base'
import { RawTx, RawWitness, Transaction } from '@scure/btc-signer'
import { concatBytes, sha256, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinCard } from './bitcoinForms.js'

/**
 * Signs a message by BIP-322, in the simple format where the standard has one for the address, and in the full format otherwise. With
 * `ecdsa`, uses the older format, with the address type in the header by BIP-137. Returns base64.
 *
 * @example signBitcoinMessage(card, 'Hello', 'simple')
 */
export const signBitcoinMessage = (card: BitcoinCard, message: string, as: 'simple' | 'prefixed' | 'ecdsa'): string => {
  const text = new TextEncoder().encode(message)
  if (as === 'ecdsa' || card.type === 'p2pkh') return signLegacy(card, text)
  const transaction = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  transaction.addInput({
    txid: spentId(card.script, text),
    index: 0,
    sequence: 0,
    witnessUtxo: { script: card.script, amount: 0n },
    ...(card.redeemScript && { redeemScript: card.redeemScript }),
    ...(card.tapInternalKey && { tapInternalKey: card.tapInternalKey }),
  })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  transaction.signIdx(card.privateKey, 0)
  transaction.finalize()
  if (card.type === 'p2sh') return `${as === 'prefixed' ? 'ful' : ''}${base64.encode(transaction.extract())}`
  const witness = RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? [])
  return `${as === 'prefixed' ? 'smp' : ''}${base64.encode(witness)}`
}

/** Returns the ID of the virtual transaction that BIP-322 derives from a message and a script, and that the signature spends. */
const spentId = (script: Uint8Array, text: Uint8Array): Uint8Array => {
  const hash = tagSchnorr('BIP0322-signed-message', text)
  const raw = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0, 32), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  return sha256x2(raw).reverse()
}

const headers = { p2pkh: 31, p2tr: 31, p2sh: 35, p2wpkh: 39 } as const

const signLegacy = ({ privateKey, type }: BitcoinCard, text: Uint8Array): string => {
  const magic = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  if (text.length > 0xffff) throw new RangeError('The message is too long.')
  const length = text.length < 0xfd ? [text.length] : [0xfd, text.length & 0xff, text.length >> 8]
  const hash = sha256(sha256(concatBytes(magic, Uint8Array.from(length), text)))
  const signature = secp256k1.sign(hash, privateKey)
  const header = headers[type] + signature.recovery
  return base64.encode(concatBytes(Uint8Array.of(header), signature.toCompactRawBytes()))
}
