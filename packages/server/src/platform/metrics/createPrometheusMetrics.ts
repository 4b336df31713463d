import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { joinMetrics } from './joinMetrics.js'
import type { Labels, Metrics } from './Metrics.js'
import { type CounterName, counters, type DurationName, durations, type GaugeName, gauges } from './metrics.data.js'

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates Prometheus metrics, including those of the process. */
export function createPrometheusMetrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  const counter = byName(
    counters,
    (name, { help, labels }) => new Counter({ name, help, labelNames: labels, registers }),
  )
  const histogram = byName(
    durations,
    (name, { help, labels }) => new Histogram({ name, help, labelNames: labels, registers, buckets: bucketsSeconds }),
  )
  const included: { readonly module: string; readonly read: () => Promise<string> }[] = []
  const reads = new Map<GaugeName, Map<string, { readonly labels: Labels; readonly read: () => number }>>()
  byName(
    gauges,
    (name, { help, labels }) =>
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        collect() {
          this.reset()
          for (const one of reads.get(name)?.values() ?? []) this.set(one.labels, one.read())
        },
      }),
  )

  return {
    count: (name, labels = {}, by = 1) => counter[name].inc(labels, by),
    time: (name, ms, labels = {}) => histogram[name].observe(labels, ms / 1000),
    watch(name, read, labels = {}) {
      const known = reads.get(name) ?? new Map()
      const [key, gauge] = [JSON.stringify(labels), { labels, read }]
      reads.set(name, known.set(key, gauge))
      return () => {
        if (known.get(key) === gauge) known.delete(key)
      }
    },
    include(module, read) {
      included.push({ module, read })
    },
    async text() {
      const own = { text: await registry.metrics() }
      const others = included.map(async ({ module, read }) => ({ module, text: await read().catch(() => '') }))
      return joinMetrics([own, ...(await Promise.all(others))])
    },
  }
}

type Description = { readonly help: string; readonly labels: readonly string[] }

function byName<Name extends CounterName | DurationName | GaugeName, T>(
  table: Readonly<Record<Name, Description>>,
  create: (name: Name, description: { help: string; labels: string[] }) => T,
): Readonly<Record<Name, T>> {
  const entries = Object.entries<Description>(table).map(([name, { help, labels }]) => [
    name,
    create(name as Name, { help, labels: [...labels] }),
  ])
  return Object.fromEntries(entries) as Record<Name, T>
}
