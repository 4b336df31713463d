import { expect, it } from 'vitest'
import { joinMetrics } from './joinMetrics.js'

it('joinMetrics describes each metric once, and labels those of other modules', () => {
  const textOf = (total: number) =>
    `# HELP a_total All {of} it\n# TYPE a_total counter\na_total ${total}\n\n# HELP b_seconds Time\n# TYPE b_seconds histogram\nb_seconds_bucket{le="0.1",route="/{id}"} ${total}\n`
  expect(joinMetrics([{ text: textOf(1) }, { text: textOf(2), module: 'relay' }])).toBe(`# HELP a_total All {of} it
# TYPE a_total counter
a_total 1
a_total{module="relay"} 2

# HELP b_seconds Time
# TYPE b_seconds histogram
b_seconds_bucket{le="0.1",route="/{id}"} 1
b_seconds_bucket{module="relay",le="0.1",route="/{id}"} 2
`)
})

it('joinMetrics keeps the metrics of this process when another has none', () => {
  const text = '# HELP a_total All\n# TYPE a_total counter\na_total 1\n'
  expect(joinMetrics([{ text }, { text: '', module: 'relay' }])).toBe(text)
})
