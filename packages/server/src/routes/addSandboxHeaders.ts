import type { App } from '../http/AppContext.js'

/** What every page of a sandbox is sent with: it runs no code, is shown in no frame and tells nobody its address. */
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
