/** The two ends of a request's way that tell where it came from. */
export type AddressSource = {
  /** Of the socket. */
  readonly remoteAddress: string | undefined
  readonly forwardedFor: string | readonly string[] | undefined
}

/**
 * The address a request came from. With `trustProxy` proxies in front, each of which appends to `X-Forwarded-For`, the entry that the
 * outermost of them wrote; what a client put there itself is never believed. Falls back to the socket.
 */
export function clientAddress({ remoteAddress, forwardedFor }: AddressSource, trustProxy: number): string {
  const direct = remoteAddress ?? 'unknown'
  if (trustProxy === 0) return direct
  const chain = [forwardedFor ?? '']
    .flat()
    .join()
    .split(',')
    .map((entry) => entry.trim())
  return chain.at(-trustProxy) || direct
}
