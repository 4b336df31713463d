import type { Recap, SiwxFields, SiwxSession } from '../../index.js'

/** The content of `vectors/siwx.json`. See `docs/siwx-vectors.md` for how to use it. */
export type Vectors = {
  /** Messages and their fields, for parsing and formatting. */
  readonly messages: readonly { readonly name: string; readonly fields: SiwxFields; readonly text: string }[]
  /** Texts that aren't sign-in messages. */
  readonly refusedTexts: readonly { readonly reason: string; readonly text: string }[]
  /** Fields that can't be formatted. */
  readonly refusedFields: readonly { readonly reason: string; readonly field: string; readonly fields: object }[]
  /** ReCaps (ERC-5573) with their resource URI and statement. */
  readonly recaps: readonly {
    readonly name: string
    readonly recap: Recap
    readonly uri: string
    readonly sentence: string
  }[]
  /** Parts of messages whose ReCap is invalid. */
  readonly refusedRecaps: readonly {
    readonly reason: string
    readonly statement?: string
    readonly resources: readonly string[]
  }[]
  /** Valid and invalid sign-ins for an app on `domain` at a given time. */
  readonly sessions: readonly SessionVector[]
  readonly signatures: readonly SignatureVector[]
}

export type SessionVector = {
  readonly name: string
  readonly domain: string
  readonly now: string
  /** Maximum age of the message. Unlimited if undefined. */
  readonly maxAgeSeconds?: number
  readonly session: SiwxSession
  readonly verdict: 'valid' | 'invalid'
  /** The invalid field. */
  readonly field?: string
}

export type SignatureVector = {
  readonly name: string
  /** The type as named in the CAIP-122 profiles. */
  readonly type: string
  readonly chainId: SiwxFields['chainId']
  readonly accountAddress: string
  readonly message: string
  readonly signature: string
  readonly verdict: 'valid' | 'invalid'
  /** Why a signature is invalid. */
  readonly reason?: string
  /** The verdict of strict verifiers, which accept only what proves the address, if it differs. */
  readonly strictVerdict?: 'invalid'
  /** Required chain state. `noCode`: there is no contract at the address. */
  readonly chain?: 'noCode'
}
