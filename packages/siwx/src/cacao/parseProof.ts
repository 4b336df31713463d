import type { SiwxSession } from '../check/SiwxSession.js'
import { parseMessage } from '../message/parseMessage.js'
import { parseCacao } from './parseCacao.js'

/**
 * Reads what a wallet gave as proof while it connected: the text that it signed with the signature, or a CACAO; undefined for what is neither. Hostile: nothing
 * of it is checked but its form.
 *
 * @example parseProof({ message, signature })?.data.accountAddress
 */
export function parseProof(proof: unknown): SiwxSession | undefined {
  const { message, signature } = (proof ?? {}) as { readonly message?: unknown; readonly signature?: unknown }
  if (typeof message !== 'string' || typeof signature !== 'string') return parseCacao(proof)
  const data = parseMessage(message)
  return data && { data, message, signature }
}
