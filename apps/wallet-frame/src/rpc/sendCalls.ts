import { type Hex, keccak256 } from 'viem'
import * as z from 'zod/mini'
import { requireRecipients } from '../approval/call/rejectSelfCalls.js'
import { reviewCalls } from '../approval/call/reviewCalls.js'
import type { Call } from '../approval/Effect.js'
import type { ReviewAccount } from '../approval/Review.js'
import { signBundle, signCalls } from '../approval/signSubject.js'
import { MaybeSent } from '../chain/broadcast.js'
import { broadcastTransaction } from '../chain/broadcastTransaction.js'
import type { ChainClient } from '../chain/createChainClient.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import type { DappPaymaster } from '../smart/createExecutor.js'
import { encodeCallsId, maxCalls } from './encodeCallsId.js'
import { fillBundle } from './fillBundle.js'
import { fillTransactions } from './fillTransactions.js'
import { address, bytes, parseParams, quantity } from './params.js'
import type { Approve, RpcCall, RpcMethod, RpcServices } from './RpcServices.js'
import { type Delegation, readDelegation } from './readDelegation.js'
import { remember, sendOperation } from './sendOperation.js'
import { requireAccount } from './signingMethods.js'

const capabilities = z.optional(z.record(z.string(), z.unknown()))
const paymasters = z.object({
  url: z.string().check(z.maxLength(2048), z.regex(/^https?:/)),
  context: z._default(z.unknown(), {}),
  optional: z._default(z.boolean(), false),
})
const requests = z.tuple(
  [
    z.strictObject({
      version: z.enum(['2.0.0', '1.0', '1']),
      id: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,8194}$/))),
      from: z.optional(address),
      chainId: z.string().check(z.regex(/^0x[0-9a-fA-F]{1,13}$/)),
      atomicRequired: z._default(z.boolean(), false),
      calls: z
        .array(
          z.strictObject({
            to: z.optional(z.nullable(address)),
            value: z._default(quantity, 0n),
            data: z._default(bytes, '0x'),
            capabilities,
          }),
        )
        .check(z.minLength(1)),
      capabilities,
    }),
  ],
  z.unknown(),
)

/**
 * Creates `wallet_sendCalls` (EIP-5792, 2.0.0): the user sees all calls and approves them at once. A smart account executes them atomically
 * in one user operation, and so does an EOA that can delegate (EIP-7702), in one transaction; any other EOA sends them in order, with
 * successive nonces. Resolves with their ID.
 *
 * @throws RpcFailure 5700 unsupported required capability, 5710 unknown network, 5720 duplicate ID, 5740 too many calls, 5760 atomicity not
 *   supported
 */
export function sendCalls(services: RpcServices, approve: Approve): RpcMethod {
  return async (call) => {
    const [given] = parseParams(requests, call.params)
    const network = services.networkOf(`eip155:${Number(given.chainId)}`)
    if (network === undefined) throw new RpcFailure(5710, 'Unsupported network')
    const [first] = await services.accountsOf(network)
    const account = given.from ? await requireAccount(services, network, given.from) : first
    if (account === undefined) throw new RpcFailure(4100, 'Unknown account')
    if (given.calls.length > maxCalls) throw new RpcFailure(5740, `Too many calls: at most ${maxCalls} per batch`)
    const isSmart = account.type === 'smartAccount'
    const isBatch = given.calls.length > 1
    const delegation =
      isBatch && !isSmart && services.delegates
        ? await readDelegation(services.clientOf(network), account.address)
        : 'unsupported'
    if (!isSmart && given.atomicRequired && isBatch && delegation === 'unsupported')
      throw new RpcFailure(5760, 'The account can’t execute calls atomically')
    const { paymasterService, ...others } = given.capabilities ?? {}
    if ([isSmart ? others : given.capabilities, ...given.calls.map((each) => each.capabilities)].some(requiresOne))
      throw new RpcFailure(5700, 'Unsupported required capability')
    const paymaster = isSmart ? readPaymaster(paymasterService) : undefined
    const key = given.id === undefined ? undefined : callsKey(services, given.id)
    if (key !== undefined && (await services.keyValue.get(key)) !== undefined)
      throw new RpcFailure(5720, 'A bundle with this ID already exists')

    const calls = given.calls.map(({ to, value, data }): Call => ({ value, data, ...(to && { to }) }))
    const requested = { ...call, network }
    const one = { calls, account, call: requested }
    const send = (): Promise<Hex | readonly Hex[]> => {
      if (isSmart) return sendOperation(services, approve, { ...one, ...(paymaster && { paymaster }) })
      return delegation === 'unsupported'
        ? sendEach(services, approve, one)
        : sendBundle(services, approve, { ...one, delegation })
    }
    const keep = async (sent: Hex | readonly Hex[]): Promise<Hex> => {
      const own = encodeCallsId({
        chainId: Number(given.chainId),
        ...(typeof sent === 'string'
          ? { hashes: [sent], sent: isSmart ? 'operation' : 'all' }
          : { hashes: sent, sent: sent.length === calls.length ? 'all' : 'some' }),
      })
      // The calls are already sent, so a storage failure is ignored.
      if (key !== undefined) await services.keyValue.set(key, own).catch(() => undefined)
      return own
    }
    const sent = await send().catch(async (error: unknown) => {
      // Its ID is taken, too: the same calls again would be others, with the next nonce.
      if (!(error instanceof MaybeSent)) throw error
      const hash = error.hash as Hex
      await keep(isSmart || delegation !== 'unsupported' ? hash : [hash])
      throw error
    })
    const own = await keep(sent)
    const id = given.id ?? own
    return given.version === '2.0.0' ? { id } : id
  }
}

/** Sends the calls of an EOA one by one. */
async function sendEach(
  services: RpcServices,
  approve: Approve,
  given: { readonly calls: readonly Call[]; readonly account: ReviewAccount; readonly call: RpcCall },
): Promise<readonly Hex[]> {
  const { calls, account, call } = given
  const { network } = call
  const client = services.clientOf(network)
  const filled = await fillTransactions(calls, { account, client, network })
  const { receivers, delegates } = services
  const reviewed = await reviewCalls(calls, { account, client, network: network.id, receivers, delegates, ...filled })
  const { subject } = await approve({ account, ...reviewed }, call)
  const hashes = await broadcastAll(await signCalls(subject, await services.signerOf(account, network)), client, call)
  await remember(subject.calls.slice(0, hashes.length), services)
  return hashes
}

/** Sends the calls of an EOA in one atomic transaction. */
async function sendBundle(
  services: RpcServices,
  approve: Approve,
  given: {
    readonly calls: readonly Call[]
    readonly account: ReviewAccount
    readonly call: RpcCall
    readonly delegation: Exclude<Delegation, 'unsupported'>
  },
): Promise<Hex> {
  const { calls, account, call, delegation } = given
  const { network } = call
  requireRecipients(calls)
  const client = services.clientOf(network)
  const filled = await fillBundle(calls, { account, client, network, delegation })
  const { receivers } = services
  const reviewed = await reviewCalls(calls, {
    account,
    client,
    network: network.id,
    receivers,
    delegates: true,
    ...filled,
  })
  const { subject } = await approve({ account, ...reviewed }, call)
  const signed = await signBundle(subject, account, await services.signerOf(account, network))
  const hash = await broadcastTransaction(signed, client, call)
  await remember(subject.calls, services)
  return hash
}

/** Storage key for an ID of the page. */
export const callsKey = ({ page }: Pick<RpcServices, 'page'>, id: string): string => `calls ${page.origin} ${id}`

/**
 * Sends transactions in order, until the node rejects one or its status is unknown. Those before it are pending, and the rest would wait
 * for it. One of unknown status counts as sent: the chain tells its result.
 */
async function broadcastAll(signed: readonly Hex[], client: ChainClient, call: RpcCall): Promise<readonly Hex[]> {
  const hashes: Hex[] = []
  for (const one of signed)
    try {
      hashes.push(await broadcastTransaction(one, client, call))
    } catch (error) {
      if (hashes.length === 0) throw error
      if (error instanceof MaybeSent) hashes.push(keccak256(one))
      break
    }
  return hashes
}

/** Reads the paymaster that a dapp names (ERC-7677); the page makes the requests. */
function readPaymaster(given: unknown): DappPaymaster | undefined {
  if (given === undefined) return undefined
  const read = z.safeParse(paymasters, given)
  if (!read.success) throw new RpcFailure(-32602, 'The paymaster service needs a URL')
  const { url, context, optional } = read.data
  return { url, context, isOptional: optional }
}

const requiresOne = (given: Readonly<Record<string, unknown>> = {}): boolean =>
  Object.values(given).some((each) => (each as { readonly optional?: unknown } | null)?.optional !== true)
