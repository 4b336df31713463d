import { KitError } from '@kit/core/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { parseSolanaAddress } from '../address/parseSolanaAddress.js'
import type { SignInInput } from '../request/SignInInput.js'
import type { SolanaSignedIn } from '../request/SolanaWalletSigner.js'
import { parseSignInMessage } from './parseSignInMessage.js'

/**
 * Checks what a wallet answered to a sign-in: the text that it signed is a sign-in message, says of every field that was
 * asked for what was asked, names the account that it answers, and its signature is that account's. Returns the text.
 *
 * @throws KitError `signIn/invalid` that names the field at fault.
 * @example verifySignIn({ domain: 'dapp.example', nonce }, output)
 */
export function verifySignIn(input: SignInInput, output: SolanaSignedIn): string {
  const text = readText(output.signedMessage)
  const message = text === undefined ? undefined : parseSignInMessage(text)
  if (text === undefined || !message) throw invalid('what it signed is no sign-in message', 'message')
  const publicKey = parseSolanaAddress(output.address)
  if (!publicKey || message.address !== output.address) throw invalid('the message names another account', 'address')
  for (const [name, wanted] of Object.entries(input) as [keyof SignInInput, string | readonly string[] | undefined][]) {
    if (wanted !== undefined && JSON.stringify(message[name]) !== JSON.stringify(wanted))
      throw invalid('a field of the message is not what was asked', name)
  }
  if (!isSigned(output, publicKey)) throw invalid('the signature is not the account’s', 'signature')
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
    shortMessage: `The wallet’s sign-in is not valid: ${what}.`,
    details: `Field: ${field}`,
  })
}
