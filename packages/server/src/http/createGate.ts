import type { Endpoint } from '../contract/Endpoint.js'
import type { Project, Projects } from '../projects/createProjects.js'
import { ApiRefusal } from './ApiRefusal.js'
import type { AppContext } from './AppContext.js'

/** Decides who may ask. */
export type Gate = {
  /**
   * The project of a request: from the query, the older header or the body.
   * @throws ApiRefusal 401 for an unknown project, 403 for an origin that it does not list
   */
  admit(c: AppContext, endpoint: Pick<Endpoint, 'id' | 'access'>, body?: unknown): Promise<Project>
}

const NOBODY: Project = { id: '', allowedOrigins: [], allowsOrigin: () => true }

/** A gate over the configured projects. */
export function createGate(projects: Projects): Gate {
  return {
    async admit(c, endpoint, body) {
      if (endpoint.access === 'public') return NOBODY
      const inBody = (body as { projectId?: unknown } | null | undefined)?.projectId
      const id = c.req.query('projectId') ?? c.req.header('x-project-id') ?? inBody
      const project = projects.find(typeof id === 'string' ? id : undefined)
      if (project === undefined) throw new ApiRefusal(401, 'authentication', 'The project id is missing or unknown')
      if (!project.allowsOrigin(c.req.header('origin')))
        throw new ApiRefusal(403, 'origin', 'The origin is not allowed')
      return project
    },
  }
}
