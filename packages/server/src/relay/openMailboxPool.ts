import { openPostgresPool, type PostgresPool, type PostgresPoolOptions } from '../platform/store/openPostgresPool.js'

/**
 * Opens the mailbox's connections, which plan each statement once. By default Postgres would plan most calls again, because such plans
 * look cheaper; planning for all partitions takes many times longer than the reads and writes themselves.
 */
export function openMailboxPool(options: Omit<PostgresPoolOptions, 'settings'>): PostgresPool {
  return openPostgresPool({ ...options, settings: { plan_cache_mode: 'force_generic_plan' } })
}
