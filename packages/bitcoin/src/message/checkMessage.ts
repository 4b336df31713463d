import { Address, OutScript } from '@scure/btc-signer'
import { equalBytes } from '@scure/btc-signer/utils.js'
import { parseBitcoinAddress } from '../address/BitcoinAddress.js'
import { prefixesOfAddress } from '../library/addressPrefixesOf.js'
import type { MessageProof } from './MessageProof.js'
import { parseSignature } from './parseSignature.js'
import { spentByMessage } from './spentByMessage.js'
import { verifyInput } from './verifyInput.js'
import { verifyLegacy } from './verifyLegacy.js'

/** Verifies a message signature of any format. Loaded lazily by `verifyMessage`. */
export function checkMessage(proof: {
  readonly address: string
  readonly message: string
  readonly signature: string
}): MessageProof {
  const { address, message } = proof
  const parsed = parseBitcoinAddress(address)
  const signature = parseSignature(proof.signature)
  if (!parsed || !signature) return { status: 'invalid' }
  if (signature.form === 'legacy') return verifyLegacy({ address, parsed, message, signature: signature.bytes })
  if (signature.form === 'funds') return { status: 'inconclusive' }
  const script = OutScript.encode(Address(prefixesOfAddress(parsed.prefix)).decode(address))
  const txid = spentByMessage(script, message)
  if (signature.form === 'simple') {
    const { witness } = signature
    const transaction = { version: 0, lockTime: 0, sequence: 0, txid, scriptSig: new Uint8Array(), witness }
    return {
      status: witness.length === 0 ? 'invalid' : verifyInput(transaction, script, parsed),
      format: 'bip322-simple',
    }
  }
  const { transaction } = signature
  const { version, lockTime, sequence } = transaction
  const format = 'bip322-full'
  if (!equalBytes(transaction.txid, txid)) return { status: 'invalid', format }
  const status = verifyInput(transaction, script, parsed)
  // Other versions are reserved for future rules.
  if (version !== 0 && version !== 2) return { status: status === 'invalid' ? status : 'inconclusive', format }
  return { status, format, lockTime, sequence }
}
