import type { Recap, SiwxFields, SiwxSession } from '../../src/index.js'

/** What `vectors/siwx.json` holds; `docs/siwx-vectors.md` says how it is used. */
export type Vectors = {
  /** Texts and what they say, in both directions. */
  readonly messages: readonly { readonly name: string; readonly fields: SiwxFields; readonly text: string }[]
  /** Texts that are no sign-in message. */
  readonly refusedTexts: readonly { readonly reason: string; readonly text: string }[]
  /** Fields of which no text is made. */
  readonly refusedFields: readonly { readonly reason: string; readonly field: string; readonly fields: object }[]
  /** Grants (ERC-5573), their last resource and their sentence. */
  readonly recaps: readonly {
    readonly name: string
    readonly recap: Recap
    readonly uri: string
    readonly sentence: string
  }[]
  /** Parts of messages whose grants are not believed. */
  readonly refusedRecaps: readonly {
    readonly reason: string
    readonly statement?: string
    readonly resources: readonly string[]
  }[]
  /** Sign-ins that hold or do not, of an app on `domain` at a moment. */
  readonly sessions: readonly SessionVector[]
  readonly signatures: readonly SignatureVector[]
}

export type SessionVector = {
  readonly name: string
  readonly domain: string
  readonly now: string
  /** How old the message may be; without it, as old as it likes. */
  readonly maxAgeSeconds?: number
  readonly session: SiwxSession
  readonly verdict: 'valid' | 'invalid'
  /** What is wrong. */
  readonly field?: string
}

export type SignatureVector = {
  readonly name: string
  /** By CAIP-122's profiles. */
  readonly type: string
  readonly chainId: SiwxFields['chainId']
  readonly accountAddress: string
  readonly message: string
  readonly signature: string
  readonly verdict: 'valid' | 'invalid'
  /** Why a signature is invalid. */
  readonly reason?: string
  /** The verdict of those who take only what proves the address and nothing beside it, where it is another. */
  readonly strictVerdict?: 'invalid'
  /** What has to be known of the chain: `noCode`, there is no contract at the address. */
  readonly chain?: 'noCode'
}
