import { bundleServer } from './bundleServer.js'

/** For `globalSetup`: bundles kit-server before any test's time begins. */
export async function setup(): Promise<void> {
  await bundleServer()
}
