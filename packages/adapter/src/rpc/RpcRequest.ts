/**
 * Asks the nodes of a network: the result of a JSON-RPC call, which is hostile until parsed.
 *
 * @example const chainId = await request({ method: 'eth_chainId' })
 */
export type RpcRequest = (call: {
  readonly method: string
  readonly params?: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>
