import type { App } from '../../platform/http/AppContext.js'

/** Adds the headers of all sandbox pages: no scripts, no embedding, no referrer. */
export function addSandboxHeaders(app: App, path: string): void {
  app.use(path, async (c, next) => {
    await next()
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
    )
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
  })
}
