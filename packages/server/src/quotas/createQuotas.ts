import type { ProjectConfig, ServerConfig } from '../config/ServerConfig.js'
import { createStock, type Stock } from './createStock.js'
import type { QuotaOptions, Quotas } from './Quotas.js'

type Limited = { readonly quota: NonNullable<ProjectConfig['quota']>; readonly stock: Stock }

/** Quotas of the projects that have one; others cost nothing. */
export function createQuotas({ projects, ...ports }: QuotaOptions): Quotas {
  let limited = open(projects, new Map())

  function open(listed: ServerConfig['projects'], before: ReadonlyMap<string, Limited>): ReadonlyMap<string, Limited> {
    return new Map(
      (listed === 'open' ? [] : listed).flatMap(({ id, quota }): [string, Limited][] => {
        if (quota === undefined) return []
        const known = before.get(id)
        const isSame = known?.quota.perDay === quota.perDay && known?.quota.perMonth === quota.perMonth
        return [[id, known !== undefined && isSame ? known : { quota, stock: createStock({ id, quota, ...ports }) }]]
      }),
    )
  }

  return {
    take: (project, points) => limited.get(project)?.stock.take(points),
    isUsedUp: (project) => limited.get(project)?.stock.isUsedUp() ?? false,
    replace(next) {
      const before = limited
      limited = open(next, before)
      for (const [id, known] of before) if (limited.get(id) !== known) void known.stock.close()
    },
    async close() {
      await Promise.all([...limited.values()].map(({ stock }) => stock.close()))
    },
  }
}
