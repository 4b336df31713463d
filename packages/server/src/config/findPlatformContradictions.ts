import type { ProjectConfig } from '../platform/projects/projectConfig.js'
import type { PlatformConfig } from './ServerConfig.js'

/** Finds options of every module that are valid alone but contradict each other; one line per problem. */
export function findPlatformContradictions(config: PlatformConfig): readonly string[] {
  return [...metricsPortFaults(config), ...(config.projects === 'open' ? [] : projectListFaults(config.projects))]
}

/** Finds a metrics port that equals the public port. */
export function metricsPortFaults({ port, metricsPort, host, metricsHost }: PlatformConfig): readonly string[] {
  const isOneHost = host === metricsHost || [host, metricsHost].some(isWildcardHost)
  const isRepeated = metricsPort !== undefined && metricsPort !== 0 && metricsPort === port && isOneHost
  return isRepeated ? ['metricsPort: must differ from port'] : []
}

/** Finds repeated IDs and impossible quotas of projects. */
export function projectListFaults(projects: readonly ProjectConfig[]): readonly string[] {
  const perDay = projects.flatMap(({ quota }, index) =>
    (quota?.perDay ?? 0) > (quota?.perMonth ?? Number.POSITIVE_INFINITY)
      ? [`projects.${index}.quota.perDay: must not exceed perMonth`]
      : [],
  )
  return [
    ...repeated(projects.map(({ id }) => id)).map((index) => `projects.${index}.id: duplicate project ID`),
    ...perDay,
  ]
}

/** Returns whether a port on this host conflicts with the same port on any address. */
export function isWildcardHost(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** Returns the indices of repeated values. */
export function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}
