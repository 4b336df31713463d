// Stands in for fast-check in `npm run soak`: each property runs KIT_SOAK_TIMES times as often, with other values in each run.
import { createRequire } from 'node:module'

const fc = createRequire(new URL('../packages/core/package.json', import.meta.url))('fast-check')
const times = Number(process.env.KIT_SOAK_TIMES ?? 1)

const more = ({ numRuns = 100, seed: _, interruptAfterTimeLimit: __, ...settings } = {}) => ({
  ...settings,
  numRuns: numRuns * times,
})

export default {
  ...fc,
  assert: (property, settings) => fc.assert(property, more(settings)),
  check: (property, settings) => fc.check(property, more(settings)),
}
