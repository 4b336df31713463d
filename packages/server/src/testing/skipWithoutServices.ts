import { beforeEach, inject } from 'vitest'
import './scaledServices.js'

// Each test is named as skipped where it cannot run.
beforeEach((context) => {
  if (inject('scaled') === undefined) context.skip('needs Postgres and Redis, which are not installed')
})
