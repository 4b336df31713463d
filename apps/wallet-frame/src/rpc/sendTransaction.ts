import * as z from 'zod/mini'
import { reviewCalls } from '../approval/call/reviewCalls.js'
import type { Call } from '../approval/Effect.js'
import { signCalls } from '../approval/signSubject.js'
import { broadcastTransaction } from '../chain/broadcastTransaction.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { fillTransactions } from './fillTransactions.js'
import { address, bytes, parseParams, quantity } from './params.js'
import type { Approve, RpcMethod, RpcServices } from './RpcServices.js'
import { awaitTransaction, remember, sendOperation } from './sendOperation.js'
import { requireAccount } from './signingMethods.js'

// Fields that are not listed here would not be shown: blobs, authorizations. Nonce and fees are set by the frame.
const ignored = z.optional(z.unknown())
const transactions = z.tuple(
  [
    z.strictObject({
      from: address,
      to: z.optional(z.nullable(address)),
      value: z._default(quantity, 0n),
      data: z.optional(bytes),
      input: z.optional(bytes),
      gas: z.optional(quantity),
      gasLimit: z.optional(quantity),
      chainId: z.optional(quantity),
      accessList: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
      type: ignored,
      nonce: ignored,
      gasPrice: ignored,
      maxFeePerGas: ignored,
      maxPriorityFeePerGas: ignored,
    }),
  ],
  z.unknown(),
)

/**
 * Creates `eth_sendTransaction`. An EOA sends the transaction as shown. A smart account sends a user operation, which resolves with its
 * transaction once that is in a block.
 */
export function sendTransaction(services: RpcServices, approve: Approve): RpcMethod {
  return async (call) => {
    const [given] = parseParams(transactions, call.params)
    const account = await requireAccount(services, call.network, given.from)
    if (given.chainId !== undefined && `eip155:${given.chainId}` !== call.network.id)
      throw new RpcFailure(-32602, 'The transaction is for a different network than the active one')
    if (given.data !== undefined && given.input !== undefined && given.data !== given.input)
      throw new RpcFailure(-32602, '`data` and `input` must not differ')
    const data = given.data ?? given.input ?? '0x'
    const one: Call = { value: given.value, data, ...(given.to && { to: given.to }) }
    const client = services.clientOf(call.network)
    const { receivers, delegates } = services
    if (account.type === 'smartAccount') {
      const hash = await sendOperation(services, approve, { calls: [one], account, call })
      return awaitTransaction(services, hash, call)
    }
    const wanted = given.gas ?? given.gasLimit
    const filled = await fillTransactions([one], { account, client, network: call.network, ...(wanted && { wanted }) })
    const review = await approve(
      {
        account,
        ...(await reviewCalls([one], { account, client, network: call.network.id, receivers, delegates, ...filled })),
      },
      call,
    )
    const [signed = '0x'] = await signCalls(review.subject, await services.signerOf(account, call.network))
    const hash = await broadcastTransaction(signed, client, call)
    await remember(review.subject.calls, services)
    return hash
  }
}
