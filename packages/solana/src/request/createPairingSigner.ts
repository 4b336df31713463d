import { isKitError, KitError } from '@kit/core'
import { decodeBase58 } from '../address/decodeBase58.js'
import { encodeBase58 } from '../address/encodeBase58.js'
import { decodeBase64 } from '../rpc/decodeBase64.js'
import { encodeBase64 } from '../rpc/encodeBase64.js'
import { decodeTransaction } from '../transaction/decodeTransaction.js'
import { insertSignature } from '../transaction/insertSignature.js'
import { askWallet } from '../wallet/askWallet.js'
import type { PairingProvider } from './PairingProvider.js'
import { readField } from './readField.js'
import type { Signer, SignerCall } from './Signer.js'

/**
 * A paired wallet as a signer, by `solana_signMessage`, `solana_signTransaction`, `solana_signAllTransactions` and
 * `solana_signAndSendTransaction`. Transactions go out in base64, and a legacy one also in the older form with its parts,
 * which some wallets read alone. Answers are taken as the documented object or as the bare text, in base58 or base64.
 *
 * @example createPairingSigner(session.provider).signMessage?.({ … })
 */
export function createPairingSigner(provider: PairingProvider): Required<Omit<Signer, 'signIn'>> {
  const ask = (method: string, params: object, { network, signal }: SignerCall) =>
    askWallet(method, () => provider.request({ method, params }, network.id, signal && { signal }), signal)

  const signOne = async (call: SignerCall, transaction: Uint8Array): Promise<Uint8Array> => {
    const method = 'solana_signTransaction'
    const params = { transaction: encodeBase64(transaction), pubkey: call.address, ...toParts(transaction) }
    const answer = await ask(method, params, call)
    const whole = readField(answer, 'transaction')
    if (whole !== undefined) return readTransaction(whole, method)
    return insertSignature(transaction, call.address, readSignature(answer, method))
  }

  return {
    async signMessage(call) {
      const method = 'solana_signMessage'
      const params = { message: encodeBase58(call.message), pubkey: call.address }
      return readSignature(await ask(method, params, call), method)
    },
    async signTransactions(call) {
      const { transactions } = call
      const [first] = transactions
      if (first && transactions.length === 1) return [await signOne(call, first)]
      const method = 'solana_signAllTransactions'
      let answer: unknown
      try {
        answer = await ask(method, { transactions: transactions.map(encodeBase64) }, call)
      } catch (error) {
        // A wallet that did not grant it may have granted to sign one.
        if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
        const signed: Uint8Array[] = []
        for (const transaction of transactions) signed.push(await signOne(call, transaction))
        return signed
      }
      const list = Array.isArray(answer) ? answer : readField(answer, 'transactions')
      if (!Array.isArray(list) || list.length !== transactions.length) throw invalid(method)
      return list.map((item) => readTransaction(item, method))
    },
    async signAndSend(call) {
      const method = 'solana_signAndSendTransaction'
      const sendOptions = { preflightCommitment: 'confirmed' }
      const params = { transaction: encodeBase64(call.transaction), pubkey: call.address, sendOptions }
      return readSignature(await ask(method, params, call), method)
    },
  }
}

/** The older form of a legacy transaction. */
function toParts(bytes: Uint8Array): object {
  const { version, keys, blockhash, instructions } = decodeTransaction(bytes)
  if (version !== 'legacy' || !instructions) return {}
  return {
    feePayer: keys[0],
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts, data }) => ({
      programId: program,
      data: encodeBase58(data),
      keys: accounts.map(({ address, isSigner, isWritable }) => ({ pubkey: address, isSigner, isWritable })),
    })),
  }
}

function readSignature(answer: unknown, method: string): Uint8Array {
  const text = typeof answer === 'string' ? answer : readField(answer, 'signature')
  if (typeof text !== 'string' || text.length > 128) throw invalid(method)
  const bytes = [decodeBase58(text), tryBase64(text)].find((found) => found?.length === 64)
  if (bytes) return bytes
  throw invalid(method)
}

function readTransaction(value: unknown, method: string): Uint8Array {
  if (typeof value !== 'string' || value.length > 4096) throw invalid(method)
  for (const bytes of [tryBase64(value), decodeBase58(value, 4096)]) {
    if (!bytes) continue
    try {
      decodeTransaction(bytes)
      return bytes
    } catch {
      // Then it is in the other form, or nothing.
    }
  }
  throw invalid(method)
}

function tryBase64(text: string): Uint8Array | undefined {
  try {
    return decodeBase64(text)
  } catch {
    return undefined
  }
}

function invalid(method: string): KitError {
  return new KitError('wallet/invalidAnswer', { shortMessage: `The wallet gave no valid answer to ${method}.` })
}
