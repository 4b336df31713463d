import { createHash, timingSafeEqual } from 'node:crypto'
import type { ProjectConfig, ServerConfig } from '../config/ServerConfig.js'
import { matchesOrigin } from './matchesOrigin.js'

/** A dapp as the server knows it. */
export type Project = {
  readonly id: string
  readonly allowedOrigins: readonly string[]
  /** Where it says otherwise than the others. */
  readonly emailCapture?: 'off' | 'optional' | 'required' | undefined
  readonly wallet?: ProjectConfig['wallet']
  /** True for any origin when none is listed, and where there is none (native apps, servers). */
  readonly allowsOrigin: (origin: string | undefined) => boolean
}

/** Which projects are served. */
export type Projects = {
  /** In open mode any id, or none, is a project without restrictions. */
  find(id: string | undefined): Project | undefined
  /** Whose requests are counted together: in open mode all, since ids are free to make up. */
  bucketOf(project: Project): string
  /** Serves other projects from now on. False for a change between a list and open mode: limits depend on it, which need a new start. */
  replace(config: ServerConfig['projects']): boolean
}

/** Looks projects up in the configuration. How long it takes tells nothing about the ids. */
export function createProjects(config: ServerConfig['projects']): Projects {
  if (config === 'open') {
    return {
      find: (id) => ({ id: id ?? '', allowedOrigins: [], allowsOrigin: () => true }),
      bucketOf: () => 'open',
      replace: (next) => next === 'open',
    }
  }
  let known = listed(config)
  return {
    find(id) {
      const asked = digestOf(id ?? '')
      let found: Project | undefined
      for (const { digest, project } of known) if (timingSafeEqual(digest, asked)) found = project
      return found
    },
    bucketOf: ({ id }) => id,
    replace(next) {
      if (next === 'open') return false
      known = listed(next)
      return true
    },
  }
}

function listed(config: readonly ProjectConfig[]): readonly { readonly digest: Buffer; readonly project: Project }[] {
  return config.map(({ id, allowedOrigins, emailCapture, wallet }): { digest: Buffer; project: Project } => ({
    digest: digestOf(id),
    project: {
      id,
      allowedOrigins,
      emailCapture,
      wallet,
      allowsOrigin: (origin) =>
        origin === undefined ||
        allowedOrigins.length === 0 ||
        allowedOrigins.some((pattern) => matchesOrigin(pattern, origin)),
    },
  }))
}

function digestOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
