import { BaseError, type Chain, type Client, custom, type Hex, isHex, type Transport } from 'viem'
import {
  createBundlerClient,
  entryPoint07Address,
  type PaymasterActions,
  type UserOperation,
} from 'viem/account-abstraction'
import { estimateFeesPerGas, getBalance } from 'viem/actions'
import * as z from 'zod/mini'
import type { Call } from '../approval/Effect.js'
import type { CallsSubject, Fee, OperationFields, ReviewNetwork } from '../approval/Review.js'
import { broadcast } from '../chain/broadcast.js'
import { RpcFailure } from '../failure/RpcFailure.js'
import { createHybridAccount, type HybridOwner } from './createHybridAccount.js'
import { createPaymaster, PaymasterFailure, type Requester } from './createPaymaster.js'
import { signOperation } from './signOperation.js'

/** A paymaster that the dapp named (ERC-7677). */
export type DappPaymaster = {
  readonly url: string
  readonly context: unknown
  /** Without it, the account pays itself. */
  readonly isOptional: boolean
}

/** Result of a user operation. */
export type OperationReceipt = {
  readonly success: boolean
  /** Logs of the operation only; others may share its transaction. */
  readonly logs: { readonly address: Hex; readonly data: Hex; readonly topics: Hex[] }[]
  readonly receipt: {
    readonly transactionHash: Hex
    readonly blockHash: Hex
    readonly blockNumber: Hex
    readonly gasUsed: Hex
  }
}

/** Sends calls of smart accounts as user operations (ERC-4337). */
export type Executor = {
  /**
   * Fills the operation that makes the calls, with its cost and paymaster.
   *
   * @throws RpcFailure 5700 if a required paymaster does not sponsor it
   */
  prepare(
    calls: readonly Call[],
    given: { readonly network: ReviewNetwork; readonly signal: AbortSignal; readonly paymaster?: DappPaymaster },
  ): Promise<{
    readonly operation: OperationFields
    readonly fee: Fee
    /** Whether it would fail. */
    readonly fails: boolean
  }>
  /** Signs and sends what was shown. Resolves with the hash of the operation. @throws MaybeSent */
  send(
    subject: CallsSubject,
    network: ReviewNetwork,
    call: { readonly signal: AbortSignal; waiting(): () => void },
  ): Promise<Hex>
  /** Undefined while the operation is in no block. */
  receipt(hash: Hex, network: ReviewNetwork): Promise<OperationReceipt | undefined>
}

export type ExecutorOptions = {
  /** The owner’s address; it signs while the wallet is unlocked. */
  readonly owner: HybridOwner
  /** Returns a client of the chain. */
  clientOf(network: ReviewNetwork): Client<Transport, Chain, undefined>
  bundlerOf(network: ReviewNetwork): Requester
  /** Undefined if the operator sponsors no fees. */
  paymasterOf(network: ReviewNetwork): Requester | undefined
  /** Has the page call a paymaster that the dapp named. */
  askDapp(url: string, signal: AbortSignal): Requester
}

/** Gas for calls that would fail: the user may still send them. */
const failingGas = { callGasLimit: 500_000n, verificationGasLimit: 1_000_000n, preVerificationGas: 100_000n }

const hex = z.custom<`0x${string}`>((value) => isHex(value))
const receipts = z.nullable(
  z.object({
    success: z.boolean(),
    logs: z.array(z.object({ address: hex, data: hex, topics: z.array(hex) })),
    receipt: z.object({ transactionHash: hex, blockHash: hex, blockNumber: hex, gasUsed: hex }),
  }),
)

/** Creates the executor of a user's smart account, through the operator's bundler. */
export function createExecutor(options: ExecutorOptions): Executor {
  const { owner, clientOf, bundlerOf, paymasterOf, askDapp } = options

  async function fill(calls: readonly Call[], network: ReviewNetwork, paymaster: PaymasterActions | undefined) {
    const client = clientOf(network)
    const account = await createHybridAccount(client, owner)
    const transport = custom(bundlerOf(network) as never, { retryCount: 0 })
    const userOperation = { estimateFeesPerGas: () => feesOf(client) }
    const bundler = createBundlerClient({ client, transport, userOperation })
    const requested = { account, calls: calls as never, ...(paymaster && { paymaster }) }
    try {
      return { filled: readOperation(await bundler.prepareUserOperation(requested)), fails: false }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { filled: readOperation(await bundler.prepareUserOperation({ ...requested, ...failingGas })), fails: true }
    }
  }

  function paymasterFor(network: ReviewNetwork, dapp: DappPaymaster | undefined, signal: AbortSignal) {
    const requester = dapp ? askDapp(dapp.url, signal) : paymasterOf(network)
    return requester && createPaymaster(requester, dapp?.context)
  }

  return {
    async prepare(calls, { network, signal, paymaster: dapp }) {
      const paymaster = paymasterFor(network, dapp, signal)
      const { filled, fails } = await fill(calls, network, paymaster).catch((error: unknown) => {
        if (!isUnpaid(error)) throw error
        if (dapp !== undefined && !dapp.isOptional)
          throw new RpcFailure(5700, 'The paymaster does not sponsor this operation')
        return fill(calls, network, undefined)
      })
      const most = costOf(filled)
      if (filled.paymaster !== undefined)
        return { operation: filled, fails, fee: { most, payer: dapp === undefined ? 'operator' : 'dapp' } }
      const needed = calls.reduce((total, { value }) => total + value, most)
      const balance = await getBalance(clientOf(network), { address: filled.sender })
      return { operation: filled, fails: fails || balance < needed, fee: { most, payer: 'account' } }
    },
    async send(subject, network, call) {
      const client = clientOf(network)
      const { hash, operation } = await signOperation(
        subject,
        await createHybridAccount(client, owner),
        client.chain.id,
      )
      const bundler = bundlerOf(network)
      const params = [operation, entryPoint07Address]
      await broadcast(
        {
          hash,
          send: () => bundler.request({ method: 'eth_sendUserOperation', params }),
          find: async () => isObject(await bundler.request({ method: 'eth_getUserOperationByHash', params: [hash] })),
        },
        call,
      )
      return hash
    },
    async receipt(hash, network) {
      const answer = await bundlerOf(network).request({ method: 'eth_getUserOperationReceipt', params: [hash] })
      const read = z.safeParse(receipts, answer)
      if (!read.success) throw new RpcFailure(-32603, 'Unexpected response from the bundler')
      return read.data ?? undefined
    },
  }
}

/** Picks exactly the signed fields: a service's response is merged into the request. */
function readOperation(given: Partial<UserOperation<'0.7'>>): OperationFields {
  const { sender, nonce, factory, factoryData, paymaster, paymasterData } = given
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas } = given
  if (
    sender === undefined ||
    nonce === undefined ||
    callGasLimit === undefined ||
    verificationGasLimit === undefined ||
    preVerificationGas === undefined ||
    maxFeePerGas === undefined ||
    maxPriorityFeePerGas === undefined
  )
    throw new RpcFailure(-32603, 'The network did not report gas prices')
  return {
    sender,
    nonce,
    ...(factory && factoryData && { factory, factoryData }),
    callGasLimit,
    verificationGasLimit,
    preVerificationGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(paymaster && {
      paymaster,
      paymasterData: paymasterData ?? '0x',
      paymasterVerificationGasLimit: given.paymasterVerificationGasLimit ?? 0n,
      paymasterPostOpGasLimit: given.paymasterPostOpGasLimit ?? 0n,
    }),
  }
}

/**
 * Fees that blocks accept: their tip, and headroom for rising base fees. viem's default doubles the tip, which is paid in full and, on
 * chains that suggest recent tips, doubles again with each operation.
 */
async function feesOf(client: Client<Transport, Chain, undefined>) {
  const { maxFeePerGas, maxPriorityFeePerGas } = await estimateFeesPerGas(client)
  return { maxFeePerGas: 2n * (maxFeePerGas - maxPriorityFeePerGas) + maxPriorityFeePerGas, maxPriorityFeePerGas }
}

const isObject = (answer: unknown): boolean => typeof answer === 'object' && answer !== null

/** Maximum cost of an operation: EntryPoint reserves it, and refunds what is unused. */
const costOf = (operation: OperationFields): bigint =>
  (operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n)) *
  operation.maxFeePerGas

const find = (error: unknown, is: (each: unknown) => boolean): boolean =>
  is(error) || (error instanceof BaseError && error.walk(is) !== null)

const isUnpaid = (error: unknown): boolean => find(error, (each) => each instanceof PaymasterFailure)

/** Whether the bundler simulated it and it fails (ERC-7769), as opposed to an unreachable bundler. */
const isRefusal = (error: unknown): boolean =>
  !isUnpaid(error) &&
  find(error, (each) => {
    const { code } = (each ?? {}) as { readonly code?: unknown }
    return typeof code === 'number' && ((code <= -32_500 && code >= -32_599) || code === 3)
  })
