import { endpoints } from '../../contract/endpoints.js'
import { toOpenApi } from '../../contract/toOpenApi.js'
import type { App } from '../../platform/http/AppContext.js'

/** Adds `GET /openapi.json`: the contract, generated from the validation schemas. */
export function addOpenApiRoute(app: App, version: string): void {
  let text: string | undefined
  app.get('/openapi.json', (c) => {
    // Generated lazily to keep the startup fast.
    text ??= JSON.stringify(toOpenApi(endpoints, { version }))
    c.header('cache-control', 'public, max-age=3600')
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
}
