import type { z } from 'zod'
import type { Chains } from '../../../chain/Chains.js'
import { RpcFailure } from '../../../chain/RpcFailure.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'

/** A question to the nodes of a Solana chain. */
export type SolanaQuestion<T> = {
  readonly chain: string
  readonly method: string
  readonly params: readonly unknown[]
  /** What the answer must be. */
  readonly answer: z.ZodType<T>
}

/** Makes a request and checks the form of the answer. @throws NoUpstreamResponded also when a node answers with an error or something else */
export async function askSolanaNode<T>(
  chains: Chains,
  { chain, method, params, answer }: SolanaQuestion<T>,
): Promise<T> {
  try {
    const parsed = answer.safeParse(await chains.call(chain, method, params))
    if (parsed.success) return parsed.data
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error
  }
  throw new NoUpstreamResponded([`${method} failed`])
}
