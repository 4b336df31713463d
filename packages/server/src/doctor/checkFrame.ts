import { verifyFrame } from '../wallet/release/verifyFrame.js'
import type { DeploymentCheck } from './Deployment.js'
import { findingOf } from './DeploymentFinding.js'

/** Checks the wallet frame: its release, its headers, and that its host serves nothing else. */
export const checkFrame: DeploymentCheck = async ({ walletUrl, releaseKeys }) => {
  if (walletUrl === undefined) return []
  const rows = await verifyFrame({ url: walletUrl, releaseKeys })
  return rows.flatMap(({ subject, fault, words }) => {
    if (fault === undefined) return []
    const isUnverified = fault === 'signature' && releaseKeys.length === 0
    return [findingOf(isUnverified ? 'frame-unverified' : 'frame-invalid', `${walletUrl}, ${subject}: ${words}.`)]
  })
}
