/** What the frame remembers, by name; structured-cloneable values, keys of WebCrypto among them. */
export type KeyValue = {
  get(name: string): Promise<unknown>
  set(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Whether it outlasts the page. */
  lasts(): Promise<boolean>
}
