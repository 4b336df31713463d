import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect } from 'vitest'
import type { Consumer } from './Consumer.js'
import type { Combination } from './combinations.js'
import { createFromRegistry } from './createFromRegistry.js'
import { type Service, testDapp, testDeployedDapp } from './useDapp.js'

const style = ['--theme', 'dark', '--accent', '#7c5cff']
// Nothing requests it until a user pairs.
const relay = ['--relay', 'wss://relay.shop.test']

/** Creates and installs a dapp from the local registry, runs its own test, and uses it as static files. Returns the dapp. */
export async function testCombination(
  { framework, manager, parts }: Combination,
  { folder, browser, server }: { readonly folder: string; readonly browser: Browser; readonly server: Service },
): Promise<Consumer> {
  const args = ['--framework', framework, '--with', parts, '--api', server.url, ...relay, ...style]
  const dapp = createFromRegistry(folder, `${framework}-${manager}`, args, { manager })
  const settings = (): string => readFileSync(join(dapp.folder, 'tsconfig.json'), 'utf8')
  const created = settings()
  await testDapp(dapp)
  // A Next.js app needs its server.
  if (framework === 'next') dapp.runScript('build')
  else await testDeployedDapp(dapp, browser, server)
  // Next.js adds the paths that it misses.
  expect(settings()).toBe(created)
  return dapp
}
