import type { PairingProvider } from '@kit/adapter'
import { decodeBase58, encodeBase58, readField } from '@kit/adapter'
import { isKitError, KitError } from '@kit/core/adapter'
import { parseSolanaBytes, type SolanaParts, signerIndex } from '../transaction/parseSolanaBytes.js'
import { requestSolanaProvider } from '../wallet/requestSolanaProvider.js'
import type { SolanaSignerCall, SolanaWalletSigner } from './SolanaWalletSigner.js'

/**
 * Wraps a paired wallet as a signer with `solana_signMessage`, `solana_signTransaction`, `solana_signAllTransactions` and
 * `solana_signAndSendTransaction`. Transactions are sent in base64, legacy ones also in the older form with parts, which is all that some
 * wallets read. Responses may be the documented object or bare text, in base58 or base64.
 *
 * @example createPairingSigner(session.provider).signMessage?.({ … })
 */
export function createPairingSigner(provider: PairingProvider): Required<Omit<SolanaWalletSigner, 'signIn'>> {
  const ask = (method: string, params: object, { network, signal }: SolanaSignerCall) =>
    requestSolanaProvider(method, () => provider.request({ method, params }, network.id, signal && { signal }), signal)

  const signOne = async (call: SolanaSignerCall, transaction: Uint8Array): Promise<Uint8Array> => {
    const method = 'solana_signTransaction'
    const parts = parseSolanaBytes(transaction)
    const params = { transaction: toBase64(transaction), pubkey: call.address, ...toOlderForm(parts) }
    const answer = await ask(method, params, call)
    const whole = readField(answer, 'transaction')
    if (whole !== undefined) return readTransaction(whole, method)
    const signature = readSignature(answer, method)
    const place = signerIndex(parts, call.address)
    if (place < 0)
      throw new KitError('transaction/invalid', { shortMessage: 'The account is not a signer of this transaction.' })
    const signed = Uint8Array.from(transaction)
    // The signatures are directly before the message.
    signed.set(signature, signed.length - parts.message.length - 64 * (parts.signatures.length - place))
    return signed
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
        answer = await ask(method, { transactions: transactions.map(toBase64) }, call)
      } catch (error) {
        // The wallet may have granted the method for a single transaction instead.
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
      const params = { transaction: toBase64(call.transaction), pubkey: call.address, sendOptions }
      return readSignature(await ask(method, params, call), method)
    },
  }
}

/** Returns the older form of a legacy transaction. */
function toOlderForm(parts: SolanaParts): object {
  if (parts.version !== 'legacy') return {}
  const { signatures, readonlySigners, readonlyOthers, blockhash, instructions } = parts
  const keys = parts.keys.map((key, index) => {
    const isSigner = index < signatures.length
    const firstReadonly = isSigner ? signatures.length - readonlySigners : parts.keys.length - readonlyOthers
    return { pubkey: encodeBase58(key), isSigner, isWritable: index < firstReadonly }
  })
  return {
    feePayer: keys[0]?.pubkey,
    recentBlockhash: encodeBase58(blockhash),
    instructions: instructions.map(({ program, accounts, data }) => ({
      programId: keys[program]?.pubkey,
      data: encodeBase58(data),
      keys: Array.from(accounts, (index) => keys[index]),
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
      return parseSolanaBytes(bytes).bytes
    } catch {
      // It may be in the other form.
    }
  }
  throw invalid(method)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function tryBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function invalid(method: string): KitError {
  return new KitError('wallet/invalidResponse', {
    shortMessage: `The wallet returned an invalid response to ${method}.`,
  })
}
