import type { ServerModule } from '../config/optionModules.data.js'
import type { App } from '../platform/http/AppContext.js'

/** Responds to requests for the endpoints of other modules with a problem document (RFC 9457) that names the running module. */
export function addMissingModules(app: App, module: ServerModule): void {
  app.notFound((c) =>
    c.body(JSON.stringify(missingModuleProblem(module)), 404, { 'content-type': 'application/problem+json' }),
  )
}

/** Describes a path that the only running module doesn't serve. */
export function missingModuleProblem(module: ServerModule) {
  return {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: `This server runs only "kit-server ${module}", which doesn't serve this path. Send the request to a server that runs its module.`,
  }
}
