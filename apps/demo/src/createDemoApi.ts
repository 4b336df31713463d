import { type ApiClient, createApiClient } from '@kit/api'
import { browserPorts } from '@kit/core'
import type { DemoConfig } from './config/DemoConfig.js'

/** Creates the client of the local Blockchain API, which the features use. It makes no request before they do. */
export function createDemoApi(config: DemoConfig): ApiClient {
  const { fetch, clock } = browserPorts()
  return createApiClient({
    baseUrl: config.serverUrl,
    projectId: 'demo',
    sdkType: 'kit',
    sdkVersion: '0.1.0',
    fetch,
    clock,
  })
}
