/** What a server knows of a visitor from their cookie. Plain data: it goes from the server to the page as it is. */
export type InitialState = {
  /** The stored state as storage holds it: parsed, as hostile as any input, by the kit that gets it. */
  readonly stored: string
}
