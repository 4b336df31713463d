/** A dapp that can't be moved. The message says why, and how to go on. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError'
}
