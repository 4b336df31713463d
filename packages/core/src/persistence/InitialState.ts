/** What a server knows of a visitor from their cookie. Plain data: it goes from the server to the page as it is. */
export type InitialState = {
  /** A kit's memory as storage holds it: parsed, as hostile as any input, by the kit that gets it. */
  readonly memory: string
}
