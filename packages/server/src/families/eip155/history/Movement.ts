import type { Transfer } from '../../../history/Transfer.js'

/** Something that went from one address to another; addresses are lower case. */
export type Movement = {
  readonly from: string
  readonly to: string
  readonly kind: Transfer['kind']
  readonly token?: string
  readonly id?: string
  readonly amount: bigint
}

/** Where new tokens come from and burnt ones go. */
export const nobody = `0x${'0'.repeat(40)}`
