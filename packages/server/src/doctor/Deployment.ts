import type { DeploymentFinding } from './DeploymentFinding.js'

/** A deployment to check from outside. */
export type Deployment = {
  /** Public URL of kit-server. */
  readonly url: URL
  /** URL of the relay as dapps write it. */
  readonly relayUrl: URL
  /** Project ID that the checks use. */
  readonly project: string
  /** URL of the wallet frame, if there is one. */
  readonly walletUrl: string | undefined
  /** Public keys that sign its releases. */
  readonly releaseKeys: readonly string[]
  /** Ports that must not serve the API in plain text, or the metrics; undefined skips the check. */
  readonly ports: { readonly http: number | undefined; readonly metrics: number | undefined }
  /** PEM certificates to trust beside those of the system. */
  readonly ca: string | undefined
  /** Unix time in milliseconds. */
  readonly now: () => number
}

/** Checks one aspect of a deployment. */
export type DeploymentCheck = (deployment: Deployment) => Promise<readonly DeploymentFinding[]>
