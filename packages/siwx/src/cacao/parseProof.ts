import type { SiwxSession } from '../check/SiwxSession.js'
import { parseMessage } from '../message/parseMessage.js'
import { parseCacao } from './parseCacao.js'

/**
 * Parses the proof that a wallet returned while connecting: a signed message with its signature, or a CACAO. Returns undefined for anything
 * else. The input is untrusted: only its shape is checked.
 *
 * @example parseProof({ message, signature })?.data.accountAddress
 */
export function parseProof(proof: unknown): SiwxSession | undefined {
  const { message, signature } = (proof ?? {}) as { readonly message?: unknown; readonly signature?: unknown }
  if (typeof message !== 'string' || typeof signature !== 'string') return parseCacao(proof)
  const data = parseMessage(message)
  return data && { data, message, signature }
}
