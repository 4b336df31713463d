import type { Browser } from '@playwright/test'
import type { Combination } from './combinations.js'
import { createFromRegistry } from './createFromRegistry.js'
import { type Service, testDapp, testDeployedDapp } from './useDapp.js'

/** Creates and installs a dapp from the local registry, runs its own test, and uses it as static files. */
export async function testCombination(
  { framework, manager, parts }: Combination,
  { folder, browser, server }: { readonly folder: string; readonly browser: Browser; readonly server: Service },
): Promise<void> {
  const args = [
    '--framework',
    framework,
    '--with',
    parts,
    '--theme',
    'dark',
    '--accent',
    '#7c5cff',
    '--api',
    server.url,
  ]
  // Nothing requests the relay until a user pairs.
  args.push('--relay', 'wss://relay.shop.test')
  const dapp = createFromRegistry(folder, `${framework}-${manager}`, args, { manager })
  await testDapp(dapp)
  // A Next.js app needs its server.
  if (framework === 'next') dapp.runScript('build')
  else await testDeployedDapp(dapp, browser, server)
}
