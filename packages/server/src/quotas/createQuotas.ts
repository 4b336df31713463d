import { createStock, type Stock } from './createStock.js'
import type { QuotaOptions, Quotas } from './Quotas.js'

/** Quotas of those projects that have one; for others nothing is kept and nothing is asked. */
export function createQuotas({ projects, ...ports }: QuotaOptions): Quotas {
  const limited = projects === 'open' ? [] : projects
  const stocks = new Map(
    limited.flatMap(({ id, quota }): [string, Stock][] =>
      quota === undefined ? [] : [[id, createStock({ id, quota, ...ports })]],
    ),
  )
  return {
    take: (project, points) => stocks.get(project)?.take(points),
    isUsedUp: (project) => stocks.get(project)?.isUsedUp() ?? false,
    async close() {
      await Promise.all([...stocks.values()].map((stock) => stock.close()))
    },
  }
}
