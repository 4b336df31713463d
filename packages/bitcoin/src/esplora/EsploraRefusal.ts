/** What an Esplora endpoint has against a request. */
export class EsploraRefusal extends Error {
  override readonly name = 'EsploraRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
