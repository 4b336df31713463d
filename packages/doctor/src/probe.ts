import { blockedBy, valuesOf } from './checks/checkPolicy.js'
import type { Finding } from './finding/Finding.js'
import { literalsOf } from './project/literalsOf.js'
import type { Project } from './project/Project.js'

export type ProbeOptions = {
  readonly fetch: typeof globalThis.fetch
  /** URL of the deployed dapp, whose headers are checked. */
  readonly url?: string | undefined
}

/** Contacts the services in the dapp's code, and the deployed dapp if its URL is given. */
export async function probe(project: Project, options: ProbeOptions): Promise<readonly Finding[]> {
  const services = valuesOf(project, ['relayUrl', 'relay', 'baseUrl', 'api', 'directory', 'frameUrl'])
  const [projectId] = project.sources
    .filter(({ text }) => text.includes('@kit/'))
    .flatMap((one) => literalsOf(one, 'projectId'))
  const findings = await Promise.all([
    ...services.map((service) => probeService(service, projectId?.value, options)),
    ...(options.url === undefined ? [] : [probePage(options.url, project, options)]),
  ])
  return findings.flat()
}

async function probeService(
  { value, file, line }: { readonly value: string; readonly file: string; readonly line: number },
  projectId: string | undefined,
  { fetch }: ProbeOptions,
): Promise<readonly Finding[]> {
  const { origin } = new URL(value.replace(/^ws/, 'http'))
  const health = await get(`${origin}/health`, fetch)
  // A host without that path, such as the one of a frame, still responds.
  if (health === undefined || health.status >= 500)
    return [
      {
        code: 'service-unreachable',
        severity: 'error',
        message: `${value} doesn't respond${health === undefined ? '' : ` (${health.status})`}.`,
        fix: 'Start the service, or correct the URL. GET /ready of kit-server names what is missing.',
        file,
        line,
      },
    ]
  if (projectId === undefined || !health.ok) return []
  const origins = await get(`${origin}/projects/v1/origins?projectId=${encodeURIComponent(projectId)}`, fetch)
  if (origins === undefined || ![401, 403].includes(origins.status)) return []
  return [
    {
      code: 'project-refused',
      severity: 'error',
      message: `${origin} doesn't know the project "${projectId}" (${origins.status}).`,
      fix: "Pass the ID of a project in the server's configuration as projectId.",
      file,
      line,
    },
  ]
}

async function probePage(url: string, project: Project, { fetch }: ProbeOptions): Promise<readonly Finding[]> {
  const page = await get(url, fetch)
  const text = page?.headers.get('content-security-policy')
  if (page === undefined)
    return [
      {
        code: 'service-unreachable',
        severity: 'error',
        message: `${url} doesn't respond.`,
        fix: 'Check the URL of the deployed dapp.',
      },
    ]
  return text ? blockedBy({ text, file: url }, project) : []
}

async function get(url: string, fetch: ProbeOptions['fetch']): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'follow' })
    await response.body?.cancel()
    return response
  } catch {
    return undefined
  }
}
