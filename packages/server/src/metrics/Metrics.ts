import type { CounterName, DurationName, GaugeName } from './metrics.data.js'

/** Names and values of labels. Never an address, a token, an id of a visitor or a URL. */
export type Labels = Readonly<Record<string, string>>

/** Port to the figures that operators watch. */
export type Metrics = {
  count(name: CounterName, labels?: Labels, by?: number): void
  /** Notes how long something took. */
  time(name: DurationName, ms: number, labels?: Labels): void
  /** `read` is asked whenever the figures are. A later one for the same name and labels takes its place. */
  watch(name: GaugeName, read: () => number, labels?: Labels): void
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>
}

/** Notes nothing. */
export function createNoMetrics(): Metrics {
  return { count: () => undefined, time: () => undefined, watch: () => undefined, text: async () => '' }
}
