/** Another process changed the record of a chain; what was about to be written is void and is read again. */
export class HeadMoved extends Error {
  override readonly name = 'HeadMoved'

  constructor() {
    super('The record of the chain was changed meanwhile')
  }
}
