import type { IncomingMessage } from 'node:http'
import type { UpgradeError } from '../../../platform/http/rejectUpgrade.js'
import type { Projects } from '../../../platform/projects/createProjects.js'
import type { ChainGateway } from '../createChainGateway.js'

/** Parses path and query of a raw request, which can be any text; never throws. */
export function readTarget(url: string | undefined): { readonly path: string; readonly query: URLSearchParams } {
  const text = url ?? ''
  const at = text.indexOf('?')
  const query = new URLSearchParams(at < 0 ? '' : text.slice(at + 1))
  return { path: at < 0 ? text : text.slice(0, at), query }
}

/** Dependencies of {@link admitSocket}. */
export type AdmitSocketOptions = {
  readonly gateway: Pick<ChainGateway, 'chains' | 'socketUrls'>
  readonly projects: Projects
}

/** Returns the requested chain and the project that is charged, or the reason for a error. */
export function admitSocket(
  { url, headers }: IncomingMessage,
  { gateway, projects }: AdmitSocketOptions,
): { readonly chain: string; readonly project: string } | { readonly error: UpgradeError } {
  const { query } = readTarget(url)
  const project = projects.find(query.get('projectId') ?? undefined)
  if (project === undefined) {
    return failed(401, 'authentication', 'Missing or unknown project ID')
  }
  if (!project.allowsOrigin(headers.origin)) return failed(403, 'origin', 'Origin not allowed')
  const chain = query.get('chainId') ?? ''
  if (!gateway.chains.includes(chain)) return failed(400, 'chainId', 'Unsupported chain')
  if (gateway.socketUrls(chain).length === 0)
    return failed(400, 'chainId', 'WebSockets are not available for this chain')
  return { chain, project: projects.bucketOf(project) }
}

function failed(status: UpgradeError['status'], field: string, description: string): { readonly error: UpgradeError } {
  return { error: { status, field, description } }
}
