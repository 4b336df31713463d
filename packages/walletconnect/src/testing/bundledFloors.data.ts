/** The oldest version of a bundled package that may be published. */
export type BundledFloor = {
  readonly name: string
  readonly version: string
  /** The advisory that affects older versions, or what they lack. */
  readonly reason: string
}

const proposals =
  'The relay methods wc_proposeSession and wc_approveSession came with 2.21.6; steadySdk is written for 2.21.8.'

/**
 * Raise a floor when an advisory is published for a bundled package. Apps install none of these packages, so only a release of
 * `@kit/walletconnect` delivers the fix.
 */
export const bundledFloors: readonly BundledFloor[] = [
  { name: '@walletconnect/core', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/sign-client', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/universal-provider', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/utils', version: '2.21.8', reason: proposals },
]
