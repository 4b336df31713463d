import { bytesToHex } from 'viem'
import { checkSignInSite, resemblesSignIn } from '../approval/data/checkSignInSite.js'
import { decodeText, readText } from '../approval/data/readText.js'
import type { MessageSubject } from '../approval/Review.js'
import { type Warning, warn } from '../approval/Warning.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { visibleText } from '../text/visibleText.js'
import { parseMessage } from './message/parseMessage.js'
import { parseTransaction } from './message/parseTransaction.js'

/** The first lines of a sign-in message by CAIP-122 and Sign in with Solana. */
const signIn =
  /^(?:(?<scheme>[a-z][a-z0-9+.-]*):\/\/)?(?<domain>[^\s/?#@]+) wants you to sign in with your Solana account:\n(?<address>[1-9A-HJ-NP-Za-km-z]{32,44})(?:\n|$)/

/**
 * Reviews a message that is signed unchanged.
 *
 * @throws RpcFailure -32602 for a transaction, and for a sign-in for another domain, page or account than the requesting one
 */
export function reviewMessage(
  bytes: Uint8Array,
  dapp: { readonly origin: string; readonly address: string },
): { readonly subject: MessageSubject; readonly warnings: readonly Warning[] } {
  // Future message versions have the same marker, with which no text begins.
  const isVersioned = (bytes[0] ?? 0) >= 0x80 && (bytes[0] ?? 0) < 0xc0
  if (isVersioned || parseMessage(bytes) !== undefined || parseTransaction(bytes) !== undefined)
    throw new RpcFailure(-32602, 'The message is a transaction: use a transaction method')
  const hex = bytesToHex(bytes)
  const text = readText(hex)
  // Servers accept sign-ins with control characters, which are shown as bytes.
  checkSignIn(decodeText(hex), dapp)
  const isClear = text !== undefined && visibleText(text) === text
  const warnings = isClear
    ? []
    : [warn(text === undefined ? (bytes.length === 32 ? 'rawHash' : 'notText') : 'hiddenCharacters')]
  return { subject: { kind: 'message', bytes: hex, ...(text !== undefined && { text }) }, warnings }
}

function checkSignIn(text: string, dapp: { readonly origin: string; readonly address: string }): void {
  if (!resemblesSignIn(text)) return
  const { scheme, domain, address } = signIn.exec(text)?.groups ?? {}
  if (domain === undefined) throw new RpcFailure(-32602, 'Invalid sign-in message: not in CAIP-122 format')
  const uri = /^URI: (.+)$/m.exec(text)?.[1]
  checkSignInSite({ domain, ...(scheme !== undefined && { scheme }), ...(uri !== undefined && { uri }) }, dapp)
  if (address !== dapp.address) throw new RpcFailure(-32602, 'Invalid sign-in message: it is for another account')
}
