import type { IncomingMessage } from 'node:http'
import type { Projects } from '../platform/projects/createProjects.js'
import type { RelayConfig } from './relayConfig.js'
import { verifyClientToken } from './verifyClientToken.js'

/** The client and project of an admitted socket, or the reason for closing it. */
export type AdmitVerdict =
  | { readonly ok: true; readonly clientId: string; readonly project: string }
  | { readonly ok: false; readonly reason: string }

/** Dependencies of {@link admitClient}. */
export type AdmitOptions = { readonly projects: Projects; readonly config: RelayConfig; readonly nowMs: number }

/**
 * Decides whether to admit a socket. The reasons for an unknown project, a foreign origin and a token from the future are constant texts
 * that wallet kits turn into alerts.
 */
export function admitClient(request: IncomingMessage, { projects, config, nowMs }: AdmitOptions): AdmitVerdict {
  const query = queryOf(request.url)
  const project = projects.find(query?.get('projectId') ?? undefined)
  if (project === undefined) return { ok: false, reason: 'Unauthorized: invalid key' }
  if (!project.allowsOrigin(request.headers.origin)) return { ok: false, reason: 'Unauthorized: origin not allowed' }
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = query?.get('auth') || bearer
  if (!token) return { ok: false, reason: 'JWT validation error: no token' }
  const verdict = verifyClientToken(token, {
    audiences: config.audiences,
    clockToleranceS: config.clockToleranceS,
    nowMs,
  })
  return verdict.ok ? { ...verdict, project: projects.bucketOf(project) } : verdict
}

function queryOf(url: string | undefined): URLSearchParams | undefined {
  const start = url?.indexOf('?') ?? -1
  return url === undefined || start < 0 ? undefined : new URLSearchParams(url.slice(start))
}
