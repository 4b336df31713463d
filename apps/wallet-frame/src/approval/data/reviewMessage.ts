import { type Hex, size } from 'viem'
import { visibleText } from '../../text/visibleText.js'
import type { MessageSubject, ReviewAccount, ReviewNetwork } from '../Review.js'
import { type Warning, warn } from '../Warning.js'
import { readSignIn } from './readSignIn.js'
import { decodeText, readText } from './readText.js'

/**
 * Reviews the message of a `personal_sign`.
 *
 * @throws RpcFailure -32602 for a sign-in that is not for this page and account
 */
export function reviewMessage(
  bytes: Hex,
  {
    origin,
    account,
    network,
  }: { readonly origin: string; readonly account: ReviewAccount; readonly network: ReviewNetwork },
): { readonly subject: MessageSubject; readonly warnings: readonly Warning[] } {
  const text = readText(bytes)
  // Servers accept sign-ins with control characters, which are shown as bytes.
  const signIn = readSignIn(decodeText(bytes), { origin, address: account.address })
  const warnings: Warning[] = []
  if (text === undefined) warnings.push(warn(size(bytes) === 32 ? 'rawHash' : 'notText'))
  else if (/^\s*(0x)?[0-9a-f]{64}\s*$/i.test(text)) warnings.push(warn('rawHash'))
  else if (visibleText(text) !== text) warnings.push(warn('hiddenCharacters'))
  if (signIn !== undefined && `eip155:${signIn.chainId}` !== network.id)
    warnings.push(warn('otherChain', { chain: String(signIn.chainId) }))
  return {
    subject: { kind: 'message', bytes, ...(text !== undefined && { text }), ...(signIn && { signIn }) },
    warnings,
  }
}
