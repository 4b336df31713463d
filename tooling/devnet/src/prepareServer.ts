import { bundleServer } from './bundleServer.js'

/** For `globalSetup`: bundles kit-server before any test's timeout starts. */
export async function setup(): Promise<void> {
  await bundleServer()
}
