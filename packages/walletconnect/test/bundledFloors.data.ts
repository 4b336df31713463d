/** The oldest version of a bundled package that may be published. */
export type BundledFloor = {
  readonly name: string
  readonly version: string
  /** The advisory that an older version is affected by, or what it lacks. */
  readonly reason: string
}

const proposals =
  'The relay methods wc_proposeSession and wc_approveSession came with 2.21.6; steadySdk is written for 2.21.8.'

/**
 * Raise a floor when an advisory is published for a package of the bundle: apps install none of these packages, so that only a release of
 * `@kit/walletconnect` brings them the fix.
 */
export const bundledFloors: readonly BundledFloor[] = [
  { name: '@walletconnect/core', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/sign-client', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/universal-provider', version: '2.21.8', reason: proposals },
  { name: '@walletconnect/utils', version: '2.21.8', reason: proposals },
]
