import { deploymentFaults } from './deploymentFaults.data.js'

/** Stable code of a fault in a deployment. */
export type DeploymentFault = keyof typeof deploymentFaults

/** A fault in a deployment. */
export type DeploymentFinding = {
  readonly code: DeploymentFault
  /** `error`: users notice it. `warning`: they will, or it can be intended. */
  readonly severity: 'error' | 'warning'
  /** The fault, in one sentence. */
  readonly message: string
  /** How to fix it. */
  readonly fix: string
}

/** Describes a fault that was found. */
export function findingOf(code: DeploymentFault, message: string): DeploymentFinding {
  return { code, ...deploymentFaults[code], message }
}

/** Returns findings as lines for a terminal, errors first. */
export function writeFindings(findings: readonly DeploymentFinding[]): readonly string[] {
  if (findings.length === 0) return ['No faults found.']
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  return [...errors, ...warnings].flatMap(({ code, severity, message, fix }) => [
    `${severity === 'error' ? '✗' : '!'} ${message}  [${code}]`,
    `  → ${fix}`,
  ])
}
