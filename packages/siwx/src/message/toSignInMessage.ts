import type { CaipNetworkId } from '@kit/core'
import { formatMessage, type NamespaceWords } from './formatMessage.js'
import type { SiwxFields } from './SiwxFields.js'

/** A message ready to sign: its fields, and its text by `toString()`. */
export type SiwxMessage = SiwxFields & { toString(): string }

/** The account and network of a message. */
export type SiwxMessageInput = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string
}

/** The app's content of a message. */
export type MessageText = {
  readonly statement?: string
  readonly resources?: readonly string[]
  getRequestId?(): string
}

/** The page's location as it appears in messages. */
export type PageLocation = Pick<SiwxFields, 'scheme' | 'domain' | 'uri'>

/** Creates a message that is valid from a given time. @throws KitError `siwx/invalidField` if the app's options don't fit the grammar */
export function toSignInMessage(
  { accountAddress, chainId, notBefore }: SiwxMessageInput,
  made: {
    readonly text: MessageText
    readonly place: PageLocation
    readonly words: NamespaceWords
    readonly nonce: string
    readonly nowMs: number
    /** Defaults to no expiry. */
    readonly lifetimeMs?: number | undefined
  },
): SiwxMessage {
  const { place, words, nonce, nowMs, lifetimeMs } = made
  const { statement, resources } = made.text
  const requestId = made.text.getRequestId?.()
  const fields: SiwxFields = {
    ...place,
    accountAddress,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(nowMs).toISOString(),
    ...(lifetimeMs !== undefined && { expirationTime: new Date(nowMs + lifetimeMs).toISOString() }),
    ...(statement && { statement }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  const text = formatMessage(fields, words)
  return { ...fields, toString: () => text }
}
