import { createHash, timingSafeEqual } from 'node:crypto'
import { matchesOrigin } from './matchesOrigin.js'
import type { ProjectConfig, ProjectsConfig } from './projectConfig.js'

/** A dapp known to the server. */
export type Project = {
  readonly id: string
  readonly allowedOrigins: readonly string[]
  /** Overrides the global setting. */
  readonly emailCapture?: 'off' | 'optional' | 'required' | undefined
  readonly wallet?: ProjectConfig['wallet']
  /** Returns true for any origin when none is listed, and for a missing origin (native apps, servers). */
  readonly allowsOrigin: (origin: string | undefined) => boolean
}

/** The accepted projects. */
export type Projects = {
  /** In open mode any ID, or none, is a project without restrictions. */
  find(id: string | undefined): Project | undefined
  /** Returns the rate limit bucket: shared by all projects in open mode, because IDs can be invented. */
  bucketOf(project: Project): string
  /** Replaces the projects. Returns false for a switch between a list and open mode: their limits differ, which requires a restart. */
  replace(config: ProjectsConfig): boolean
}

/** Looks up projects in the configuration, with a timing that reveals nothing about the IDs. */
export function createProjects(config: ProjectsConfig): Projects {
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
      const requested = digestOf(id ?? '')
      let found: Project | undefined
      for (const { digest, project } of known) if (timingSafeEqual(digest, requested)) found = project
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
