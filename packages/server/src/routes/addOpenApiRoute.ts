import { endpoints } from '../contract/endpoints.js'
import { toOpenApi } from '../contract/toOpenApi.js'
import type { App } from '../http/AppContext.js'

/** `GET /openapi.json`: the contract of every call, made from the schemas that check them. */
export function addOpenApiRoute(app: App, version: string): void {
  let text: string | undefined
  app.get('/openapi.json', (c) => {
    // Made when it is first asked for: a start has better things to do.
    text ??= JSON.stringify(toOpenApi(endpoints, { version }))
    c.header('cache-control', 'public, max-age=3600')
    return c.body(text, 200, { 'content-type': 'application/json' })
  })
}
