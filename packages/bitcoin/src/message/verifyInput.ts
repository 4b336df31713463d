import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { p2pkh, p2wpkh, Script, Transaction } from '@scure/btc-signer'
import { concatBytes, equalBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'
import type { BitcoinAddressShape } from '../address/parseBitcoinShape.js'
import type { MessageProof } from './MessageProof.js'

/** The transaction that a BIP-322 signature contains or implies (`to_sign`): one empty input, one empty output. */
export type SigningTransaction = {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
  /** ID of the spent transaction, in display byte order. */
  readonly txid: Uint8Array
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
}

const all = 1

/**
 * Verifies that the key of the address signed the first input of the transaction. Supports single-key addresses, others are inconclusive.
 * Signatures must cover the whole transaction (`SIGHASH_ALL`, or the Taproot default), in strict DER, with a low S.
 */
export function verifyInput(
  transaction: SigningTransaction,
  script: Uint8Array,
  { type }: BitcoinAddressShape,
): MessageProof['status'] {
  const { scriptSig, witness } = transaction
  switch (type) {
    case 'p2wpkh':
      return scriptSig.length === 0 ? verifySegwit(transaction, script) : 'invalid'
    case 'p2sh': {
      const [key] = witness.slice(1)
      if (witness.length !== 2 || key?.length !== 33) return 'inconclusive'
      const { script: redeem } = p2wpkh(key)
      // BIP-322 requires the full format for these addresses, but some wallets return only the witness, which is equivalent.
      const isPushed = scriptSig.length === 0 || equalBytes(scriptSig, Uint8Array.of(redeem.length, ...redeem))
      const isHashed = equalBytes(script, Uint8Array.of(0xa9, 20, ...hash160(redeem), 0x87))
      if (!isHashed) return 'invalid'
      return isPushed ? verifySegwit(transaction, redeem) : 'invalid'
    }
    case 'p2tr':
      return scriptSig.length === 0 ? verifyTaproot(transaction, script) : 'invalid'
    case 'p2pkh':
      return witness.length === 0 ? verifyPlain(transaction, script) : 'invalid'
    default:
      return 'inconclusive'
  }
}

function verifySegwit(transaction: SigningTransaction, program: Uint8Array): MessageProof['status'] {
  const [signature, key] = transaction.witness
  if (transaction.witness.length !== 2 || !signature || key?.length !== 33) return 'invalid'
  if (!equalBytes(hash160(key), program.slice(2))) return 'invalid'
  const code = p2pkh(key).script
  const hash = toLibrary(transaction).preimageWitnessV0(0, code, all, 0n)
  return verifyEcdsa(signature, hash, key)
}

function verifyTaproot(transaction: SigningTransaction, script: Uint8Array): MessageProof['status'] {
  const { witness } = transaction
  // More than one element means a script path or an annex.
  if (witness.length > 1) return 'inconclusive'
  const [signature] = witness
  const type = signature?.length === 65 ? signature[64] : 0
  if (!signature || (signature.length !== 64 && type !== all)) return 'invalid'
  const hash = toLibrary(transaction).preimageWitnessV1(0, [script], type ?? 0, [0n])
  return attempt(() => schnorr.verify(signature.slice(0, 64), hash, script.slice(2)))
}

function verifyPlain(transaction: SigningTransaction, script: Uint8Array): MessageProof['status'] {
  const [signature, key, ...rest] = readPushes(transaction.scriptSig)
  if (!signature || !key || rest.length > 0 || !equalBytes(hash160(key), script.slice(3, 23))) return 'invalid'
  const { version, lockTime, sequence, txid } = transaction
  const raw = concatBytes(
    toBytes(version),
    Uint8Array.of(1),
    Uint8Array.from(txid).reverse(),
    toBytes(0),
    Uint8Array.of(script.length, ...script),
    toBytes(sequence),
    Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0x6a),
    toBytes(lockTime),
    toBytes(all),
  )
  return verifyEcdsa(signature, sha256x2(raw), key)
}

function verifyEcdsa(signature: Uint8Array, hash: Uint8Array, key: Uint8Array): MessageProof['status'] {
  if (signature.at(-1) !== all) return 'invalid'
  const options = { format: 'der', prehash: false, lowS: true } as const
  return attempt(() => secp256k1.verify(signature.slice(0, -1), hash, key, options))
}

function attempt(verify: () => boolean): MessageProof['status'] {
  try {
    return verify() ? 'valid' : 'invalid'
  } catch {
    return 'invalid'
  }
}

function readPushes(script: Uint8Array): readonly (Uint8Array | undefined)[] {
  try {
    return Script.decode(script).map((item) => (item instanceof Uint8Array ? item : undefined))
  } catch {
    return []
  }
}

function toBytes(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24)
}

function toLibrary({ version, lockTime, sequence, txid }: SigningTransaction): Transaction {
  const transaction = new Transaction({ version, lockTime, allowUnknownVersion: true, allowUnknownOutputs: true })
  transaction.addInput({ txid, index: 0, sequence })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return transaction
}
