import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Consumer } from './Consumer.js'
import { combinations } from './combinations.js'
import { prepareConsumers } from './packed.js'
import { prepareRelease } from './prepareRelease.js'
import { expectOnlyUpdate, publishPatch } from './publishPatch.js'
import { testCombination } from './testCombination.js'
import { type Service, startPublishedServer } from './useDapp.js'

const { folder, browser } = prepareConsumers()
const release = prepareRelease(folder)
const dapps = new Map<string, Consumer>()
let server: Service
beforeAll(async () => {
  server = await startPublishedServer(folder)
})
afterAll(() => server?.stop())

describe('dapps created from the registry', () => {
  it.each(combinations)('connect, sign in and send: $framework with $manager', async (combination) => {
    const dapp = await testCombination(combination, { folder, browser: browser(), server })
    dapps.set(`${combination.framework} with ${combination.manager}`, dapp)
  })
})

// After the others, which expect the text that the patch changes.
describe('React dapps, after a release of one package alone', () => {
  beforeAll(() => expect(publishPatch(release(), folder)).toEqual(['@kit/send@0.1.1']))

  it.each(['npm', 'pnpm', 'yarn'])('update only that package: with %s', (manager) => {
    const dapp = dapps.get(`react with ${manager}`)
    if (!dapp) throw new Error(`No React dapp was installed with ${manager}`)
    expectOnlyUpdate(dapp, '@kit/send')
  })
})
