import type { ServerConfig } from '../config/parseConfig.js'

/** A dapp as the server knows it. */
export type Project = {
  readonly id: string
  readonly allowedOrigins: readonly string[]
  /** True for any origin when none is listed, and where there is none (native apps, servers). */
  readonly allowsOrigin: (origin: string | undefined) => boolean
}

/** Which projects are served. */
export type Projects = {
  /** In open mode any id, or none, is a project without restrictions. */
  find(id: string | undefined): Project | undefined
}

/** Looks projects up in the configuration. */
export function createProjects(config: ServerConfig['projects']): Projects {
  if (config === 'open') {
    return { find: (id) => ({ id: id ?? '', allowedOrigins: [], allowsOrigin: () => true }) }
  }
  const byId = new Map(
    config.map(({ id, allowedOrigins }): [string, Project] => [
      id,
      {
        id,
        allowedOrigins,
        allowsOrigin: (origin) =>
          origin === undefined ||
          allowedOrigins.length === 0 ||
          allowedOrigins.some((pattern) => matchesOrigin(pattern, origin)),
      },
    ]),
  )
  return { find: (id) => (id === undefined ? undefined : byId.get(id)) }
}

/** Whether an origin is the one listed, or below the host of a pattern like `*.app.example`. */
export function matchesOrigin(pattern: string, origin: string): boolean {
  if (!pattern.startsWith('*.')) return pattern.toLowerCase() === origin.toLowerCase()
  try {
    return new URL(origin).hostname.endsWith(pattern.slice(1).toLowerCase())
  } catch {
    return false
  }
}
