/** Names of viem's errors for a node that doesn't respond, isn't available, or limits the rate. */
const names: readonly unknown[] = ['HttpRequestError', 'TimeoutError', 'LimitExceededRpcError']

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (names.includes(error.name) || isUnanswered(error.cause))

/**
 * Returns undefined for a failed read that the chain responded to.
 *
 * @throws the error of a node that didn't respond, which proves nothing about the call or the contract
 */
export function requireResponse(error: unknown): undefined {
  if (isUnanswered(error)) throw error
}
