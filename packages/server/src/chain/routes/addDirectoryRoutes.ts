import { etag } from 'hono/etag'
import { getAllowedOrigins, getProjectConfig, getProjectLimits, getWallets } from '../../contract/directoryEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { HttpError } from '../../platform/http/HttpError.js'
import type { Projects } from '../../platform/projects/createProjects.js'
import type { Quotas } from '../../platform/quotas/Quotas.js'
import type { Directory } from '../directory/createDirectory.js'
import { selectWallets } from '../directory/selectWallets.js'

type Dependencies = {
  readonly directory: Directory
  readonly gate: Gate
  readonly projects: Projects
  readonly quotas: Quotas
}

const maxEntries = 100
const cacheControl = 'public, max-age=7200'

/** Adds `GET /getWallets` with pages of the wallet directory, and endpoints about projects. */
export function addDirectoryRoutes(app: App, { directory, gate, projects, quotas }: Dependencies): void {
  app.use('/getWallets', etag())
  addEndpoint(app, gate, getWallets, ({ c, query }) => {
    const { badge_type: badge, platform: platforms, entries, ...rest } = query
    c.header('cache-control', cacheControl)
    return selectWallets(directory.wallets(), {
      ...rest,
      badge,
      platforms,
      entries: Math.min(entries, maxEntries),
    })
  })

  addEndpoint(app, gate, getAllowedOrigins, ({ c, query }) => {
    const project = projects.find(query.projectId ?? c.req.header('x-project-id'))
    if (project === undefined) throw new HttpError(401, 'authentication', 'Missing or unknown project ID')
    c.header('cache-control', cacheControl)
    return { allowedOrigins: project.allowedOrigins }
  })

  addEndpoint(app, gate, getProjectConfig, ({ c }) => {
    c.header('cache-control', cacheControl)
    return { features: [] }
  })
  addEndpoint(app, gate, getProjectLimits, ({ c, project }) => {
    const isAboveRpcLimit = quotas.isExhausted(projects.bucketOf(project))
    c.header('cache-control', isAboveRpcLimit ? 'no-store' : cacheControl)
    return { planLimits: { tier: 'none', isAboveRpcLimit, isAboveMauLimit: false } }
  })
}
