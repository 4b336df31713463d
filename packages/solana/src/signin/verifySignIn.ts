import { KitError } from '@kit/core/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SignInInput } from '../request/SignInInput.js'
import type { SolanaSignedIn } from '../request/SolanaWalletSigner.js'
import { parseSignInMessage } from './parseSignInMessage.js'

/**
 * Verifies a wallet's response to a sign-in, and returns the text. The text must be a sign-in message with every requested field, name the
 * returned account, and be signed by it.
 *
 * @throws KitError `signIn/invalid` with the invalid field.
 * @example verifySignIn({ domain: 'dapp.example', nonce }, output)
 */
export function verifySignIn(input: SignInInput, output: SolanaSignedIn): string {
  const text = readText(output.signedMessage)
  const message = text === undefined ? undefined : parseSignInMessage(text)
  if (text === undefined || !message) throw invalid('the signed text is not a sign-in message', 'message')
  const publicKey = parseSolanaAddress(output.address)
  if (!publicKey || message.address !== output.address)
    throw invalid('the message names a different account', 'address')
  for (const [name, wanted] of Object.entries(input) as [keyof SignInInput, string | readonly string[] | undefined][]) {
    if (wanted !== undefined && JSON.stringify(message[name]) !== JSON.stringify(wanted))
      throw invalid("a field of the message doesn't match the request", name)
  }
  if (!isSigned(output, publicKey)) throw invalid("the signature doesn't belong to the account", 'signature')
  return text
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isSigned({ signature, signedMessage }: SolanaSignedIn, publicKey: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, signedMessage, publicKey)
  } catch {
    return false
  }
}

function invalid(what: string, field: string): KitError {
  return new KitError('signIn/invalid', {
    shortMessage: `Invalid sign-in response: ${what}.`,
    details: `Field: ${field}`,
  })
}
