import { encodeBase58 } from '@kit/adapter'
import { KitError, type WalletCall } from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SignInInput } from '../request/SignInInput.js'
import { requireSolanaSigner } from '../request/toSolanaSigner.js'
import { loadWeb3 } from '../transaction/loadWeb3.js'
import { formatMemoMessage } from '../verify/formatMemoMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { type SignInResult, signInWithSolana } from './signInWithSolana.js'

/** What `signInWithSolana` of the adapter takes: a text, or fields of which the wallet makes one. */
export type SolanaSignInCall = WalletCall &
  (
    | { readonly message: string; readonly isHardware?: boolean }
    | { readonly message?: undefined; readonly input?: SignInInput }
  )

/**
 * Signs in: with a text by `solana:signInWithSolana` with what the text says, by a signature of it where the wallet lacks that, or in the form of
 * hardware wallets.
 *
 * @param origin Of the page, for fields without a domain.
 * @throws KitError as `signInWithSolana`
 * @example await signInWith({ provider, account, network, message })
 */
export async function signInWith(call: SolanaSignInCall, origin = ''): Promise<SignInResult> {
  if (call.message === undefined) return signInWithSolana(call, origin)
  const { isHardware = false, message, ...rest } = call
  const input = parseSignInMessage(message)
  if (input === undefined) throw new KitError('signIn/invalid', { shortMessage: 'This is no sign-in message.' })
  return isHardware ? signMemo(rest, message) : signInWithSolana({ ...rest, input })
}

async function signMemo({ provider, account, network, signal }: WalletCall, message: string): Promise<SignInResult> {
  const { address } = account
  const publicKey = parseSolanaAddress(address)
  const sign = requireSolanaSigner(provider, address, 'signTransactions')
  const { VersionedTransaction } = await loadWeb3()
  const memo = formatMemoMessage(publicKey ?? new Uint8Array(32), message)
  // One signature that is not there yet.
  const unsigned = Uint8Array.from([1, ...new Uint8Array(64), ...memo])
  const [signed] = await sign({
    address,
    network,
    signal,
    transactions: [VersionedTransaction.deserialize(unsigned)],
  })
  const signature = signed?.signatures[0]
  const bytes = signed?.message.serialize() ?? []
  if (signature === undefined || bytes.length !== memo.length || memo.some((byte, index) => byte !== bytes[index]))
    throw new KitError('signIn/invalid', {
      shortMessage: 'The wallet’s sign-in is not valid: it changed the transaction.',
      details: 'Field: message',
    })
  return { address, message, signature: encodeBase58(signature) }
}
