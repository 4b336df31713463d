/** A dapp that can't be created or changed. The message says why. */
export class CreateError extends Error {
  override readonly name = 'CreateError'
}
