/** Code that can't be changed automatically. The message says what to do by hand. */
export class EditError extends Error {
  override readonly name = 'EditError'
}
