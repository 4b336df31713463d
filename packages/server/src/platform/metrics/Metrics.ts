import type { CounterName, DurationName, GaugeName } from './metrics.data.js'

/** Label names and values. Never an address, a token, a user ID or a URL. */
export type Labels = Readonly<Record<string, string>>

/** Metrics port. */
export type Metrics = {
  count(name: CounterName, labels?: Labels, by?: number): void
  /** Records a duration. */
  time(name: DurationName, ms: number, labels?: Labels): void
  /**
   * Registers a gauge; `read` is called on each scrape. A later one with the same name and labels replaces it.
   * @returns Removes the gauge, unless it was replaced.
   */
  watch(name: GaugeName, read: () => number, labels?: Labels): () => void
  /** Adds the metrics of another process, with its module as a label. */
  include(module: string, read: () => Promise<string>): void
  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string>
}

/** Creates metrics that record nothing. */
export function createNoMetrics(): Metrics {
  const ignore = (): void => undefined
  return { count: ignore, time: ignore, watch: () => ignore, include: ignore, text: async () => '' }
}
