import type { Project, Projects } from '../projects/createProjects.js'
import type { AppContext } from './AppContext.js'
import { failure } from './failure.js'

/** The project of a request, from the query or the older header; or the 401 to answer. */
export function findProject(c: AppContext, projects: Projects): Project | Response {
  const id = c.req.query('projectId') ?? c.req.header('x-project-id')
  return projects.find(id) ?? failure(c, 401, 'authentication', 'The project id is missing or unknown')
}
