/** Format of a message signature. */
export type MessageFormat =
  /** BIP-322, witness only. */
  | 'bip322-simple'
  /** BIP-322, full transaction. */
  | 'bip322-full'
  /** The pre-BIP-322 format, which BIP-322 still allows for addresses that begin with 1 (m or n on test networks). */
  | 'legacy'
  /**
   * The pre-BIP-322 format for another address type. No standard allows it, but many wallets use it. It proves possession of the key, so an
   * app may choose to accept it.
   */
  | 'legacy-ecdsa'

/** Result of verifying a message signature. */
export type MessageProof = {
  /** `inconclusive`: signed by rules that are not supported, such as a multi-key script. Never treat it as valid. */
  readonly status: 'valid' | 'invalid' | 'inconclusive'
  /** Undefined if the signature has no known format. */
  readonly format?: MessageFormat
  /** Lock time and sequence that a full signature commits to. Both are 0 for other formats. */
  readonly lockTime?: number
  readonly sequence?: number
}
