import type { Endpoint } from '../contract/Endpoint.js'
import { addressBlock } from '../limits/addressBlock.js'
import type { Limiter, LimitGroup } from '../limits/Limiter.js'
import type { Project, Projects } from '../projects/createProjects.js'
import { ApiRefusal } from './ApiRefusal.js'
import type { AppContext } from './AppContext.js'
import { clientAddress } from './clientAddress.js'

/** Decides who may ask, and how often. */
export type Gate = {
  /**
   * The project of a request: from the query, the older header or the body. A batch of calls in `body` costs as many points as it has
   * calls.
   * @throws ApiRefusal 401 for an unknown project, 403 for an origin that it does not list, 429 for too many requests
   */
  admit(c: AppContext, endpoint: Pick<Endpoint, 'id' | 'access' | 'group'>, body?: unknown): Promise<Project>
}

/** What the gate works with. */
export type GateOptions = { readonly projects: Projects; readonly limiter: Limiter; readonly trustProxy: number }

const NOBODY: Project = { id: '', allowedOrigins: [], allowsOrigin: () => true }

/** A gate over the configured projects and limits. */
export function createGate({ projects, limiter, trustProxy }: GateOptions): Gate {
  async function charge(c: AppContext, group: LimitGroup, project: string, points: number): Promise<void> {
    const address = addressBlock(
      clientAddress(
        // Mounted in another server there may be no socket to look at.
        { remoteAddress: c.env?.incoming?.socket.remoteAddress, forwardedFor: c.req.header('x-forwarded-for') },
        trustProxy,
      ),
    )
    const verdict = await limiter.take(group, `${project}|${address}`, points)
    if (verdict === undefined) return
    const resetS = Math.ceil(verdict.resetMs / 1000)
    c.header('ratelimit-limit', String(verdict.limit))
    c.header('ratelimit-remaining', String(verdict.remaining))
    c.header('ratelimit-reset', String(resetS))
    if (verdict.isAllowed) return
    c.header('retry-after', String(Math.max(1, resetS)))
    throw new ApiRefusal(429, 'rate_limited', 'Too many requests, please try again later')
  }

  return {
    async admit(c, endpoint, body) {
      const group = endpoint.group ?? (c.req.method === 'GET' ? 'read' : 'write')
      const points = group === 'rpc' && Array.isArray(body) ? Math.max(1, body.length) : 1
      if (endpoint.access === 'public') {
        await charge(c, group, '', points)
        return NOBODY
      }
      const inBody = (body as { projectId?: unknown } | null | undefined)?.projectId
      const id = c.req.query('projectId') ?? c.req.header('x-project-id') ?? inBody
      const project = projects.find(typeof id === 'string' ? id : undefined)
      if (project === undefined) {
        // Who guesses ids is counted in a bucket of its own, so that made-up ids do not fill the memory.
        await charge(c, 'write', 'unknown', 1)
        throw new ApiRefusal(401, 'authentication', 'The project id is missing or unknown')
      }
      const bucket = projects.bucketOf(project)
      c.set('project', bucket)
      await charge(c, group, bucket, points)
      if (!project.allowsOrigin(c.req.header('origin')))
        throw new ApiRefusal(403, 'origin', 'The origin is not allowed')
      return project
    },
  }
}
