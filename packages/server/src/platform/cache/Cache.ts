/** Port to a cache with a TTL. Losing an entry costs time, never correctness. */
export type Cache = {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}
