/** How a message was signed. */
export type MessageFormat =
  /** BIP-322, only the witness. */
  | 'bip322-simple'
  /** BIP-322, the whole transaction. */
  | 'bip322-full'
  /** As before BIP-322, which still allows it for addresses that begin with 1 (or m, n on test networks). */
  | 'legacy'
  /**
   * As before BIP-322, for another kind of address. No standard allows it and many wallets do it: it proves the key, so the
   * app may choose to accept it.
   */
  | 'legacy-ecdsa'

/** The result of checking a message signature. */
export type MessageProof = {
  /** `inconclusive`: made by rules that are not checked here, such as a script of several keys. Never treat it as valid. */
  readonly status: 'valid' | 'invalid' | 'inconclusive'
  /** Absent when the signature is not of any form. */
  readonly format?: MessageFormat
  /** The lock time and the sequence that a full signature binds itself to; both 0 in others. */
  readonly lockTime?: number
  readonly sequence?: number
}
