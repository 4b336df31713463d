import type { Hex } from 'viem'
import { requireRecipients } from '../approval/call/rejectSelfCalls.js'
import { flat, receiverOf, reviewCalls } from '../approval/call/reviewCalls.js'
import type { Call } from '../approval/Effect.js'
import type { ReviewAccount } from '../approval/Review.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { DappPaymaster } from '../smart/createExecutor.js'
import type { Approve, RpcCall, RpcServices } from './RpcServices.js'

/**
 * Shows the calls of a smart account, and sends them as one user operation. Resolves with its hash.
 *
 * @throws RpcFailure -32602 for a call that would change the account itself: approving calls must not give the account away
 */
export async function sendOperation(
  services: RpcServices,
  approve: Approve,
  given: {
    readonly calls: readonly Call[]
    readonly account: ReviewAccount
    readonly call: RpcCall
    readonly paymaster?: DappPaymaster
  },
): Promise<Hex> {
  const { calls, account, call, paymaster } = given
  const { network, signal } = call
  if (services.executor === undefined) throw new RpcFailure(4200, 'The account can’t send this operation')
  requireRecipients(calls)
  const executor = await services.executor()
  const prepared = await executor.prepare(calls, { network, signal, ...(paymaster && { paymaster }) })
  const { receivers } = services
  const known = { account, client: services.clientOf(network), network: network.id, receivers }
  const { subject } = await approve({ account, ...(await reviewCalls(calls, { ...known, ...prepared })) }, call)
  const hash = await executor.send(subject, network, call)
  await remember(subject.calls, services)
  return hash
}

/** Polling interval of the bundler. */
const pollMs = 1000
/** Maximum number of polls, because later requests wait in the meantime. */
const maxPolls = 120

/**
 * Waits until a user operation is in a block, and returns its transaction.
 *
 * @throws RpcFailure -32003 if its calls were reverted, 4901 if it is in no block after two minutes; it may still be included
 */
export async function awaitTransaction(
  services: Pick<RpcServices, 'executor'>,
  hash: Hex,
  { network, signal, waiting }: Pick<RpcCall, 'network' | 'signal' | 'waiting'>,
): Promise<Hex> {
  const executor = await services.executor?.()
  const end = waiting()
  try {
    for (let polls = 0; polls < maxPolls; polls += 1) {
      signal.throwIfAborted()
      // A bundler that fails to respond once may respond the next time: the operation is pending.
      const found = await executor?.receipt(hash, network).catch(() => undefined)
      if (found?.success === false) throw new RpcFailure(-32003, 'The calls were reverted')
      if (found !== undefined) return found.receipt.transactionHash
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    // Libraries retry requests that end with an internal error, and would prompt the user again for a sent operation.
    throw new RpcFailure(
      4901,
      `The transaction of the user operation ${hash} may have been sent: it is not in a block yet`,
      {
        data: { operationHash: hash },
      },
    )
  } finally {
    end()
  }
}

/** Stores the recipients of calls. */
export const remember = (
  calls: Parameters<typeof flat>[0],
  { receivers }: Pick<RpcServices, 'receivers'>,
): Promise<void> => receivers.remember(flat(calls).flatMap(({ effect }) => receiverOf(effect) ?? []))
