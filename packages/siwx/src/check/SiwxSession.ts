import type { SiwxFields } from '../message/SiwxFields.js'

/** A sign-in: what the text says, the text and its signature. Kept, it stands for an account that is signed in. */
export type SiwxSession = {
  readonly data: SiwxFields
  readonly message: string
  readonly signature: string
  /** The proof as a paired wallet gave it (CAIP-74), where it was not asked for a text. */
  readonly cacao?: unknown
}
