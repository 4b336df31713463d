import { encodeBase58 } from '@kit/adapter'
import { KitError, type WalletCall } from '@kit/core/adapter'
import type { SignInInput } from '../request/SignInInput.js'
import { toSolanaSigner } from '../request/toSolanaSigner.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import { verifySignIn } from './verifySignIn.js'

/** A verified sign-in. */
export type SignInResult = {
  readonly address: string
  /** The signed text. */
  readonly message: string
  /** Base58 of 64 bytes. */
  readonly signature: string
}

/**
 * Signs in with the wallet (`solana:signIn`) and verifies its response field by field. A wallet without that feature signs the same text as
 * a message.
 *
 * @param call.input `domain` defaults to the page's, `address` to the account.
 * @param origin The page's origin, for the domain.
 * @throws KitError `signIn/invalid`; `wallet/unsupportedMethod`; others of `toWalletError`.
 * @example await signInWithSolana({ provider, account, network, input: { domain: 'dapp.example', nonce } })
 */
export async function signInWithSolana(
  call: WalletCall & { readonly input?: SignInInput },
  origin = '',
): Promise<SignInResult> {
  const { provider, account, network, signal } = call
  const { address } = account
  const own = /^https?:\/\//.test(origin) ? { domain: new URL(origin).host } : {}
  const input = { ...own, ...call.input, address: call.input?.address ?? address }
  const signer = toSolanaSigner(provider, address)
  const base = { address, network, signal }
  // The wallet's own method compares the domain, so it can't carry the scheme that the texts of non-https pages contain.
  if (signer.signIn && !input.domain?.includes('://')) {
    const output = await signer.signIn({ ...base, input })
    const message = verifySignIn(input, output)
    return { address: output.address, message, signature: encodeBase58(output.signature) }
  }
  const { domain } = input
  if (!signer.signMessage) throw unsupported('The wallet does not support sign-in with this account.')
  if (domain === undefined) throw unsupported('The wallet requires a domain to sign in.')
  const message = formatSignInMessage({ ...input, domain })
  const signedMessage = new TextEncoder().encode(message)
  const signature = await signer.signMessage({ ...base, message: signedMessage })
  verifySignIn(input, { address, signedMessage, signature })
  return { address, message, signature: encodeBase58(signature) }
}

function unsupported(shortMessage: string): KitError {
  return new KitError('wallet/unsupportedMethod', { shortMessage, details: 'Method: solana:signIn' })
}
