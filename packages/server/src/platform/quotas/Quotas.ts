import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import type { ProjectsConfig } from '../projects/projectConfig.js'
import type { QuotaTable } from './createQuotaTable.js'

/** Quotas of projects per day and month, over all replicas. */
export type Quotas = {
  /**
   * Takes points of a project: undefined on success or without a quota; otherwise the milliseconds until the next period. Never fails:
   * points that cannot be counted are allowed and recorded later.
   */
  consume(project: string, points: number): Promise<number | undefined> | undefined
  /** Returns whether a project has exceeded its quota, as far as this replica knows. */
  isExhausted(project: string): boolean
  /** Replaces projects and quotas; remaining projects keep their reserved points. */
  replace(projects: ProjectsConfig): void
  /** Returns reserved points that were not used. */
  close(): Promise<void>
}

/** Dependencies of {@link Quotas}. */
export type QuotaOptions = {
  readonly projects: ProjectsConfig
  readonly table: QuotaTable
  readonly now: () => number
  readonly log: Log
  readonly metrics: Metrics
}
