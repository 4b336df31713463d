export { MigrateError } from './error/MigrateError.js'
export type { PeerId } from './kits/peers.js'
export { type MigrateOptions, type Migration, migrate, type Remaining } from './migrate.js'
