import { encodeBase58 } from '@kit/adapter'
import { KitError, type WalletCall } from '@kit/core/adapter'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SignInInput } from '../request/SignInInput.js'
import { requireSolanaSigner } from '../request/toSolanaSigner.js'
import { parseSolanaBytes } from '../transaction/parseSolanaBytes.js'
import { formatMemoMessage } from '../verify/formatMemoMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { type SignInResult, signInWithSolana } from './signInWithSolana.js'

/** Options for `signInWithSolana` of the adapter: a text, or fields from which the wallet builds one. */
export type SolanaSignInCall = WalletCall &
  (
    | { readonly message: string; readonly isHardware?: boolean }
    | { readonly message?: undefined; readonly input?: SignInInput }
  )

/**
 * Signs in. A text is signed with `solana:signIn` and its fields. It is signed as a message if the wallet lacks that feature, or in the
 * format of hardware wallets.
 *
 * @param origin The page's origin, for fields without a domain.
 * @throws KitError as `signInWithSolana`
 * @example await signInWith({ provider, account, network, message })
 */
export async function signInWith(call: SolanaSignInCall, origin = ''): Promise<SignInResult> {
  if (call.message === undefined) return signInWithSolana(call, origin)
  const { isHardware = false, message, ...rest } = call
  const input = parseSignInMessage(message)
  if (input === undefined) throw new KitError('signIn/invalid', { shortMessage: 'Not a sign-in message.' })
  return isHardware ? signMemo(rest, message) : signInWithSolana({ ...rest, input })
}

async function signMemo({ provider, account, network, signal }: WalletCall, message: string): Promise<SignInResult> {
  const { address } = account
  const publicKey = parseSolanaAddress(address)
  const sign = requireSolanaSigner(provider, address, 'signTransactions')
  const memo = formatMemoMessage(publicKey ?? new Uint8Array(32), message)
  // One empty signature.
  const unsigned = Uint8Array.from([1, ...new Uint8Array(64), ...memo])
  const [signed] = await sign({ address, network, signal, transactions: [unsigned] })
  const { signatures = [], message: bytes = new Uint8Array() } = signed ? parseSolanaBytes(signed) : {}
  const [signature] = signatures
  if (signature === undefined || bytes.length !== memo.length || memo.some((byte, index) => byte !== bytes[index]))
    throw new KitError('signIn/invalid', {
      shortMessage: 'Invalid sign-in response: the wallet changed the transaction.',
      details: 'Field: message',
    })
  return { address, message, signature: encodeBase58(signature) }
}
