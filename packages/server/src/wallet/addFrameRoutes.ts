import type { App } from '../http/AppContext.js'
import { framePolicy } from './frameHeaders.js'
import type { Frame } from './openFrame.js'
import type { WalletServices } from './WalletServices.js'

/** The files of the frame. `projectId` in the query names whose pages may embed it. */
export function addFrameRoutes(app: App, { projects }: Pick<WalletServices, 'projects'>, frame: Frame): void {
  app.get('*', async (c, next) => {
    const file = frame.find(c.req.path.slice(1))
    if (file === undefined) return next()
    const project = projects.find(c.req.query('projectId'))
    const policy = framePolicy({ embedders: project?.allowedOrigins, scripts: file.scripts })
    const isSmall = file.gzip !== undefined && /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    return c.body(new Uint8Array((isSmall && file.gzip) || file.bytes), 200, {
      'content-type': file.type,
      'content-security-policy': policy,
      vary: 'accept-encoding',
      ...(isSmall && { 'content-encoding': 'gzip' }),
    })
  })
}
