import { afterAll, beforeAll, describe, it } from 'vitest'
import { combinations } from './combinations.js'
import { prepareConsumers } from './packed.js'
import { prepareRelease } from './prepareRelease.js'
import { testCombination } from './testCombination.js'
import { type Service, startPublishedServer } from './useDapp.js'

const { folder, browser } = prepareConsumers()
prepareRelease(folder)
let server: Service
beforeAll(async () => {
  server = await startPublishedServer(folder)
})
afterAll(() => server?.stop())

describe('dapps created from the registry', () => {
  it.each(combinations)('connect, sign in and send: $framework with $manager', (combination) =>
    testCombination(combination, { folder, browser: browser(), server }),
  )
})
