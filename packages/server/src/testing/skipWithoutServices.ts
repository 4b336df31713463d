import { beforeEach, inject } from 'vitest'
import './scaledServices.js'

// Reports each test as skipped where it can't run.
beforeEach((context) => {
  if (inject('scaled') === undefined) context.skip('needs Postgres and Redis, which are not installed')
})
