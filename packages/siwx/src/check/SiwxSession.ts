import type { SiwxFields } from '../message/SiwxFields.js'

/** A sign-in: the fields, the signed message and its signature. A stored session means that the account is signed in. */
export type SiwxSession = {
  readonly data: SiwxFields
  readonly message: string
  readonly signature: string
  /** The original proof of a paired wallet (CAIP-74), if it didn't sign a plain message. */
  readonly cacao?: unknown
}
