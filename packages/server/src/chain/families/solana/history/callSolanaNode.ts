import type { z } from 'zod'
import type { Chains } from '../../../chains/Chains.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** A request to the nodes of a Solana chain. */
export type SolanaCall<T> = {
  readonly chain: string
  readonly method: string
  readonly params: readonly unknown[]
  /** Schema of the result. */
  readonly answer: z.ZodType<T>
}

/** Sends a request and validates the response. @throws NoUpstreamResponded also for errors and malformed responses of a node */
export async function callSolanaNode<T>(chains: Chains, { chain, method, params, answer }: SolanaCall<T>): Promise<T> {
  try {
    const parsed = answer.safeParse(await chains.call(chain, method, params))
    if (parsed.success) return parsed.data
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error
  }
  throw new NoUpstreamResponded([`${method} failed`])
}
