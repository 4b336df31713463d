import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { Call } from '../approval/call/Effect.js'
import { flat, receiverOf, reviewCalls } from '../approval/call/reviewCalls.js'
import type { Fee, TransactionFields } from '../approval/Review.js'
import { signSubject } from '../approval/signSubject.js'
import type { ChainClient } from './ChainClient.js'
import { address, bytes, parseParams, quantity } from './params.js'
import { RpcFailure } from './RpcFailure.js'
import type { Approve, RpcCall, RpcMethod, RpcServices } from './RpcServices.js'
import { requireAccount } from './signingMethods.js'

/** Gas for what would fail: the visitor may send it nevertheless. */
const FAILING_GAS = 500_000n

// What is not named here would not be shown: blobs, authorisations. Nonce and fees are the frame's own.
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

/** `eth_sendTransaction`: of a plain account as it is shown, of a contract account through its executor. */
export function sendTransaction(services: RpcServices, approve: Approve): RpcMethod {
  return async (call) => {
    const [given] = parseParams(transactions, call.params)
    const account = await requireAccount(services, call.network, given.from)
    if (given.chainId !== undefined && `eip155:${given.chainId}` !== call.network.id)
      throw new RpcFailure(-32602, 'The transaction is for another network than the one in use')
    if (given.data !== undefined && given.input !== undefined && given.data !== given.input)
      throw new RpcFailure(-32602, 'The transaction has two data')
    const data = given.data ?? given.input ?? '0x'
    const one: Call = { value: given.value, data, ...(given.to && { to: given.to }) }
    const client = services.clientOf(call.network)
    const known = { account, client, receivers: services.receivers }
    if (account.type === 'smartAccount') {
      if (services.executor === undefined) throw new RpcFailure(4200, 'The account cannot send')
      const { fee, fails, send } = await services.executor.prepare([one], call)
      const review = await approve({ account, ...(await reviewCalls([one], { ...known, fee, fails })) }, call)
      const hash = await send(review.subject.calls.map((each) => each.call))
      await remember(review.subject.calls, services)
      return hash
    }
    const { transaction, fails, fee } = await fillTransaction(
      one,
      given.gas ?? given.gasLimit,
      account.address,
      client,
      call,
    )
    const reviewed = await reviewCalls([one], { ...known, fee, fails, transaction })
    const review = await approve({ account, ...reviewed }, call)
    const signed = await signSubject(review.subject, await services.signerOf(account, call.network))
    const hash = await client.sendRawTransaction({ serializedTransaction: signed })
    await remember(review.subject.calls, services)
    return hash
  }
}

const remember = (calls: Parameters<typeof flat>[0], { receivers }: RpcServices): Promise<void> =>
  receivers.remember(flat(calls).flatMap(({ effect }) => receiverOf(effect) ?? []))

async function fillTransaction(
  one: Call,
  wanted: bigint | undefined,
  from: string,
  client: ChainClient,
  { network }: RpcCall,
): Promise<{ readonly transaction: TransactionFields; readonly fails: boolean; readonly fee: Fee }> {
  const account = from as Hex
  const [nonce, fees, estimate] = await Promise.all([
    client.getTransactionCount({ address: account, blockTag: 'pending' }),
    client.estimateFeesPerGas().catch(async () => client.estimateFeesPerGas({ chain: null, type: 'legacy' })),
    client.estimateGas({ account, ...one }).catch(() => undefined),
  ])
  const least = estimate === undefined ? undefined : (estimate * 5n) / 4n
  const gas = [wanted ?? 0n, least ?? (wanted ? 0n : FAILING_GAS)].reduce((a, b) => (a > b ? a : b))
  const chainId = Number(network.id.slice('eip155:'.length))
  const price = 'gasPrice' in fees && fees.gasPrice !== undefined ? fees.gasPrice : (fees.maxFeePerGas ?? 0n)
  const prices =
    'maxFeePerGas' in fees && fees.maxFeePerGas !== undefined
      ? { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas }
      : { gasPrice: price }
  return {
    transaction: { chainId, nonce, gas, ...prices },
    fails: estimate === undefined,
    fee: { most: gas * price, payer: 'account' },
  }
}
