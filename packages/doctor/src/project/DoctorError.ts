/** A dapp that can't be checked. The message says why. */
export class DoctorError extends Error {
  override readonly name = 'DoctorError'
}
