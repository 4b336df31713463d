import type { ProjectConfig, ProjectsConfig } from '../projects/projectConfig.js'
import { createQuotaReservation, type QuotaReservation } from './createQuotaReservation.js'
import type { QuotaOptions, Quotas } from './Quotas.js'

type LimitedProject = { readonly quota: NonNullable<ProjectConfig['quota']>; readonly reservation: QuotaReservation }

/** Quotas of the projects that have one; others cost nothing. */
export function createQuotas({ projects, ...ports }: QuotaOptions): Quotas {
  let limited = open(projects, new Map())

  function open(
    listed: ProjectsConfig,
    before: ReadonlyMap<string, LimitedProject>,
  ): ReadonlyMap<string, LimitedProject> {
    return new Map(
      (listed === 'open' ? [] : listed).flatMap(({ id, quota }): [string, LimitedProject][] => {
        if (quota === undefined) return []
        const known = before.get(id)
        const isSame = known?.quota.perDay === quota.perDay && known?.quota.perMonth === quota.perMonth
        return [
          [
            id,
            known !== undefined && isSame
              ? known
              : { quota, reservation: createQuotaReservation({ id, quota, ...ports }) },
          ],
        ]
      }),
    )
  }

  return {
    consume: (project, points) => limited.get(project)?.reservation.consume(points),
    isExhausted: (project) => limited.get(project)?.reservation.isExhausted() ?? false,
    replace(next) {
      const before = limited
      limited = open(next, before)
      for (const [id, known] of before) if (limited.get(id) !== known) void known.reservation.close()
    },
    async close() {
      await Promise.all([...limited.values()].map(({ reservation }) => reservation.close()))
    },
  }
}
