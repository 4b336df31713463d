/** Who asks for an account's history. */
export type Asker = {
  /** The same for all requests of a project from an address, and telling neither. */
  readonly name: string
  /** To be called once for each account that nobody asked for before. @throws ApiRefusal 429 */
  charge(): Promise<void>
}
