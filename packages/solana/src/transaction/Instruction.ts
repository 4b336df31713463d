/** An account that an instruction names. */
export type AccountMeta = { readonly address: string; readonly isSigner?: boolean; readonly isWritable?: boolean }

/** One call of a program. */
export type Instruction = {
  readonly program: string
  readonly accounts: readonly AccountMeta[]
  readonly data: Uint8Array
}
