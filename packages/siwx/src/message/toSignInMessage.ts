import type { CaipNetworkId } from '@kit/core'
import { formatMessage, type NamespaceWords } from './formatMessage.js'
import type { SiwxFields } from './SiwxFields.js'

/** A message that is ready to be signed: its fields, and the text by `toString()`. */
export type SiwxMessage = SiwxFields & { toString(): string }

/** For whom a message is made. */
export type SiwxMessageInput = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string
}

/** What an app says in its messages. */
export type MessageText = {
  readonly statement?: string
  readonly resources?: readonly string[]
  getRequestId?(): string
}

/** Where the page is, as its messages say it. */
export type PagePlace = Pick<SiwxFields, 'scheme' | 'domain' | 'uri'>

/** Makes a message that is good from a moment on. @throws KitError `siwx/invalidField` when the app's options do not fit into one */
export function toSignInMessage(
  { accountAddress, chainId, notBefore }: SiwxMessageInput,
  made: {
    readonly text: MessageText
    readonly place: PagePlace
    readonly words: NamespaceWords
    readonly nonce: string
    readonly nowMs: number
    /** Default: it does not end by itself. */
    readonly lifeMs?: number | undefined
  },
): SiwxMessage {
  const { place, words, nonce, nowMs, lifeMs } = made
  const { statement, resources } = made.text
  const requestId = made.text.getRequestId?.()
  const fields: SiwxFields = {
    ...place,
    accountAddress,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(nowMs).toISOString(),
    ...(lifeMs !== undefined && { expirationTime: new Date(nowMs + lifeMs).toISOString() }),
    ...(statement && { statement }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  const text = formatMessage(fields, words)
  return { ...fields, toString: () => text }
}
