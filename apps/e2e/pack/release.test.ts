import { isPortFree } from '@kit/devnet'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Consumer } from './Consumer.js'
import { combinationOf, currentCommit } from './combinations.js'
import { createFromRegistry } from './createFromRegistry.js'
import { prepareConsumers } from './packed.js'
import { prepareRelease } from './prepareRelease.js'
import { expectOnlyUpdate, publishPatch } from './publishPatch.js'
import { publishTo } from './rehearse.js'
import { testCombination } from './testCombination.js'
import {
  deployDapp,
  type Service,
  startPublishedServer,
  stopLocalDapp,
  testDapp,
  testDeployedDapp,
  visitDapp,
} from './useDapp.js'

const { folder, browser } = prepareConsumers()
const release = prepareRelease(folder)
let server: Service
beforeAll(async () => {
  server = await startPublishedServer(folder)
})
afterAll(() => server?.stop())

it('a release publishes every package once', () => {
  const { packed, published, registry } = release()
  expect(published).toEqual(packed.map(({ name, version }) => `${name}@${version}`))
  expect(publishTo(registry.url, packed, folder)).toEqual([])
})

// Before another test publishes a changed package.
describe('a dapp of the combination that this commit is tested with', () => {
  const { framework, manager, parts } = combinationOf(currentCommit())

  it(`connects, signs in and sends: ${framework} with ${manager}`, { timeout: 600_000 }, () =>
    testCombination({ framework, manager, parts }, { folder, browser: browser(), server }),
  )
})

describe('a dapp created from the registry', () => {
  let dapp: Consumer
  beforeAll(() => {
    dapp = createFromRegistry(folder, 'shop', ['--with', 'send,siwx', '--api', server.url])
  })

  // Runs before the dapp's own test, which kills its server: Vite starts no second one until the operating system has removed that.
  it('ends its chain and server when npm receives SIGTERM', async () => {
    for (const port of await stopLocalDapp(dapp)) await expect.poll(() => isPortFree(port)).toBe(true)
  })

  it('passes its own test on a local chain', async () => {
    await testDapp(dapp)
  })

  it('opens the modal from static files below a path, and contains no test wallet', async () => {
    dapp.runScript('build', ['--base', './'])
    expect(dapp.scripts('dist').filter(({ text }) => text.includes('test.kit.wallet'))).toEqual([])
    const site = await deployDapp(dapp.folder)
    onTestFinished(() => site.stop())
    await visitDapp(browser(), `${site.url}/shop/index.html`, (page) => page.getByRole('dialog').waitFor())
  })

  it('connects, signs in at a published kit-server and sends', async () => {
    await testDeployedDapp(dapp, browser(), server)
  })

  it('changes only one package if a release has only that one', () => {
    expect(publishPatch(release(), folder)).toEqual(['@kit/send@0.1.1'])
    expectOnlyUpdate(dapp, '@kit/send')
  })
})

// Last, because the others use it.
it('a published kit-server has ended with its relay when it is stopped', async () => {
  await server.stop()
  expect(await isPortFree(Number(new URL(server.url).port))).toBe(true)
})
