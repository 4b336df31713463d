import { ConfigError } from '../config/ConfigError.js'
import { isStoreUnavailable } from './isStoreUnavailable.js'

/** Throws an error of opening a Postgres database: a `ConfigError` that names the option if the database can't be used. */
export function rejectUnusableDatabase(error: unknown, option: string): never {
  const { code } = error as { code?: unknown }
  // Class 28 is a refused user, 3D000 a missing database.
  if (isStoreUnavailable(error) || /^(28|3D)/.test(String(code)))
    throw new ConfigError([`${option}: cannot use the database (${String(code ?? 'no response')})`])
  throw error
}
