import type { SiwxSession } from '../check/SiwxSession.js'
import { siwxError } from '../error/siwxErrors.js'
import type { NamespaceWords } from '../message/formatMessage.js'
import { parseMessage } from '../message/parseMessage.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import type { SiwxMessage } from '../message/toSignInMessage.js'

/**
 * Creates the session of a signed message. Wallets may add information, as Solana wallets do, but not change it.
 *
 * @throws KitError `siwx/invalid`, whose `details` name the field that the wallet changed, or `message` if the text can't be parsed
 */
export function toSession(
  requested: SiwxMessage,
  signed: { readonly message: string; readonly signature: string },
  words: NamespaceWords,
): SiwxSession {
  const { message, signature } = signed
  if (message === requested.toString()) return { data: fieldsOf(requested), message, signature }
  const data = parseMessage(message, words)
  if (data === undefined) throw siwxError('siwx/invalid', 'message')
  for (const [name, value] of Object.entries(fieldsOf(requested)))
    if (JSON.stringify(data[name as keyof SiwxFields]) !== JSON.stringify(value)) throw siwxError('siwx/invalid', name)
  return { data, message, signature }
}

/** Extracts the plain fields: an app's message may be a custom object. */
function fieldsOf(message: SiwxMessage): SiwxFields {
  const { toString: _, ...fields } = message
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as unknown as SiwxFields
}
