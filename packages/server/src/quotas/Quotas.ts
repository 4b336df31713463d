import type { ServerConfig } from '../config/ServerConfig.js'
import type { Log } from '../Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import type { QuotaTable } from './createQuotaTable.js'

/** How much projects may use in a day or a month, over all replicas. */
export type Quotas = {
  /**
   * Takes points of a project: undefined where it has them, or has no quota; else how many milliseconds it must wait for the next period.
   * Never fails: who cannot count lets pass, and counts it later.
   */
  take(project: string, points: number): Promise<number | undefined> | undefined
  /** Whether a project used up what it may, as far as is known here. */
  isUsedUp(project: string): boolean
  /** Other projects or quotas hold from now on; those that stay keep what they drew. */
  replace(projects: ServerConfig['projects']): void
  /** Gives back what was drawn and not used. */
  close(): Promise<void>
}

/** What the quotas work with. */
export type QuotaOptions = {
  readonly projects: ServerConfig['projects']
  readonly table: QuotaTable
  readonly now: () => number
  readonly log: Log
  readonly metrics: Metrics
}
