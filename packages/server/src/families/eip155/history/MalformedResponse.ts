/** A node answered something that is not what was asked for. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedAnswer'

  constructor(what: string) {
    super(`The node gave a malformed ${what}`)
  }
}
