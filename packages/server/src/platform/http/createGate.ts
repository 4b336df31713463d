import type { Endpoint, LimitGroup } from '../../contract/Endpoint.js'
import type { Limiter } from '../limits/Limiter.js'
import type { Project, Projects } from '../projects/createProjects.js'
import type { Quotas } from '../quotas/Quotas.js'
import type { AppContext } from './AppContext.js'
import { callerBlock } from './callerBlock.js'
import type { TrustProxy } from './clientAddress.js'
import { HttpError } from './HttpError.js'

/** The properties of an endpoint that the gate uses. */
export type Admitted = Pick<Endpoint, 'id' | 'access' | 'group' | 'isFree'>

/** Checks projects, origins, rate limits and quotas. */
export type Gate = {
  /** Returns whether a request names a project outside its body. */
  hasProject(c: AppContext): boolean
  /**
   * Returns the project of a request: from the query, the older header or the body. Takes one point.
   * @throws HttpError 401 for an unknown project, 403 for an unlisted origin, 429 over the rate limit or the quota
   */
  admit(c: AppContext, endpoint: Admitted, body?: unknown): Promise<Project>
  /** Returns a name for the caller in a project: equal for all that are counted together. */
  callerOf(c: AppContext, project: Project): string
  /** Takes the points of a request beyond the first. @throws HttpError 429 */
  charge(c: AppContext, endpoint: Admitted, project: Project, points: number): Promise<void>
}

/** Options for {@link createGate}. */
export type GateOptions = {
  readonly projects: Projects
  readonly limiter: Limiter
  readonly quotas: Pick<Quotas, 'consume'>
  readonly trustProxy: TrustProxy
  /** Origin of the wallet frame, which acts for every project. */
  readonly walletOrigin: string | undefined
}

const anonymousProject: Project = { id: '', allowedOrigins: [], allowsOrigin: () => true }

/** Creates a gate over the configured projects and limits. */
export function createGate({ projects, limiter, quotas, trustProxy, walletOrigin }: GateOptions): Gate {
  async function consumeLimit(c: AppContext, group: LimitGroup, project: string, points: number): Promise<void> {
    const verdict = await limiter.consume(group, `${project}|${callerBlock(c, trustProxy)}`, points)
    if (verdict === undefined) return
    const resetS = Math.ceil(verdict.resetMs / 1000)
    c.header('ratelimit-limit', String(verdict.limit))
    c.header('ratelimit-remaining', String(verdict.remaining))
    c.header('ratelimit-reset', String(resetS))
    if (verdict.isAllowed) return
    c.header('retry-after', String(Math.max(1, resetS)))
    throw new HttpError(429, 'rate_limited', 'Too many requests. Try again later.')
  }

  /** Requests below `/v1` count, but not the directory, analytics or sign-in. */
  async function consumeQuota(c: AppContext, { isFree }: Admitted, project: string, points: number): Promise<void> {
    if (!/^\/v1(\/|$)/.test(c.req.path) || isFree?.(c.req.query()) === true) return
    const waitMs = await quotas.consume(project, points)
    if (waitMs !== undefined)
      throw new HttpError(429, 'address', 'The project has exceeded its quota. Try again later.', waitMs)
  }

  const projectIdOf = (c: AppContext): string | undefined => c.req.query('projectId') ?? c.req.header('x-project-id')
  const groupOf = (c: AppContext, { group }: Admitted): LimitGroup =>
    group ?? (c.req.method === 'GET' ? 'read' : 'write')

  return {
    callerOf: (c, project) => `${projects.bucketOf(project)}|${callerBlock(c, trustProxy)}`,
    hasProject: (c) => projectIdOf(c) !== undefined,
    async charge(c, endpoint, project, points) {
      const bucket = endpoint.access === 'public' ? '' : projects.bucketOf(project)
      await consumeLimit(c, groupOf(c, endpoint), bucket, points)
      if (endpoint.access !== 'public') await consumeQuota(c, endpoint, bucket, points)
    },
    async admit(c, endpoint, body) {
      const group = groupOf(c, endpoint)
      if (endpoint.access === 'public') {
        await consumeLimit(c, group, '', 1)
        return anonymousProject
      }
      const id = projectIdOf(c) ?? (body as { projectId?: unknown } | null | undefined)?.projectId
      const project = projects.find(typeof id === 'string' ? id : undefined)
      if (project === undefined) {
        // Guesses of IDs share one bucket, so that invented IDs do not fill the memory.
        await consumeLimit(c, 'write', 'unknown', 1)
        throw new HttpError(401, 'authentication', 'Missing or unknown project ID')
      }
      const bucket = projects.bucketOf(project)
      c.set('project', bucket)
      await consumeLimit(c, group, bucket, 1)
      const origin = c.req.header('origin')
      if (!project.allowsOrigin(origin) && origin !== walletOrigin)
        throw new HttpError(403, 'origin', 'Origin not allowed')
      await consumeQuota(c, endpoint, bucket, 1)
      return project
    },
  }
}
