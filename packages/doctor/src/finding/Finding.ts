/** Kinds of findings. The README lists them with their fixes. */
export type FindingCode =
  | 'build-target'
  | 'duplicate-package'
  | 'embedded-frame-blocked'
  | 'feature-without-plugin'
  | 'insecure-url'
  | 'kit-in-component'
  | 'missing-modal-plugin'
  | 'missing-modal-view'
  | 'missing-peer'
  | 'missing-provider'
  | 'missing-register'
  | 'module-resolution'
  | 'network-without-rpc'
  | 'node-too-old'
  | 'other-wallet-kit'
  | 'peer-out-of-range'
  | 'placeholder-metadata'
  | 'policy-blocks-connections'
  | 'policy-blocks-images'
  | 'policy-blocks-styles'
  | 'project-refused'
  | 'relay-not-configured'
  | 'server-shares-kit'
  | 'service-unreachable'
  | 'several-lockfiles'
  | 'unused-adapter'

/** A mistake in a dapp's setup. */
export type Finding = {
  readonly code: FindingCode
  /** `error`: users notice it. `warning`: it can be intended. */
  readonly severity: 'error' | 'warning'
  /** The mistake, in one sentence. */
  readonly message: string
  /** How to fix it. */
  readonly fix: string
  /** Path below the dapp's folder. */
  readonly file?: string
  /** Line of the file, from 1. */
  readonly line?: number
}
