import { execFileSync } from 'node:child_process'
import type { PackageManager } from './Consumer.js'

/** A framework, a package manager, and the parts of a created dapp. */
export type Combination = {
  readonly framework: string
  readonly manager: PackageManager
  /** Chains and features, as `--with` lists them. */
  readonly parts: string
}

const frameworks = ['react', 'next', 'vue', 'svelte', 'plain'] as const
const managers: readonly PackageManager[] = ['npm', 'pnpm', 'yarn']
// Fewer than the frameworks, so that a framework gets another list with each package manager.
const parts = ['', ',solana,portfolio,activity', ',polkadot,walletconnect,names', ',bitcoin,swap,onramp']

/** Every framework with every package manager. Their chains and features rotate. */
export const combinations: readonly Combination[] = managers
  .flatMap((manager) => frameworks.map((framework) => ({ framework, manager })))
  .map((one, index) => ({ ...one, parts: `send,siwx${parts[index % parts.length]}` }))

/** Returns the combination that a commit is tested with. Every run has another test of the first. */
export function combinationOf(commit: string): Combination {
  const others = combinations.slice(1)
  const chosen = others[Number.parseInt(commit.slice(0, 8), 16) % others.length]
  if (!chosen) throw new Error(`Not a commit: ${commit}`)
  return chosen
}

/** Returns the commit that is checked out. */
export const currentCommit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
