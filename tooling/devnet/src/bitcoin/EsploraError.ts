/** An Esplora response with a status other than 200. */
export class EsploraError extends Error {
  override readonly name = 'EsploraError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
