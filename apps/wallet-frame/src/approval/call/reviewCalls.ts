import { type Address, concat, type Hex, hexToBytes, numberToHex } from 'viem'
import type { ChainClient } from '../../chain/createChainClient.js'
import { encodeHybridCalls } from '../../smart/encodeHybridCalls.js'
import { entryPoint, statelessDelegator } from '../../smart/hybridContracts.data.js'
import type { Receivers } from '../createKnownRecipients.js'
import type { Call, CallReview, Effect } from '../Effect.js'
import type { BundleFields, CallsSubject, Fee, OperationFields, ReviewAccount, TransactionFields } from '../Review.js'
import { type Warning, warn } from '../Warning.js'
import { warnOfReceivers } from '../warnOfReceivers.js'
import { createReadLimit } from './createReadLimit.js'
import { createReadToken } from './createReadToken.js'
import { hasCode, rejectSelfCalls } from './rejectSelfCalls.js'
import { maxInnerCalls, reviewCall } from './reviewCall.js'
import { type SimulatedCall, type StateOverrides, simulateCalls } from './simulateCalls.js'

/**
 * Reviews calls that an account would send: their effects, the simulated changes, and warnings.
 *
 * @throws RpcFailure -32602 for calls that could give the account away
 */
export async function reviewCalls(
  calls: readonly Call[],
  given: {
    readonly account: ReviewAccount
    readonly client: ChainClient
    readonly receivers: Receivers
    readonly fee: Fee
    /** Whether an EOA may delegate to a contract (EIP-7702). */
    readonly delegates?: boolean | undefined
    /** Set if the network reported that the calls would fail. */
    readonly fails?: boolean
    readonly transactions?: readonly TransactionFields[]
    readonly bundle?: BundleFields
    readonly operation?: OperationFields
    /** CAIP-2. */
    readonly network: string
  },
): Promise<{ readonly subject: CallsSubject; readonly warnings: readonly Warning[] }> {
  const { account, client, receivers, fee, fails = false, transactions, bundle, operation } = given
  await rejectSelfCalls(calls, account, () => hasCode(account, given))
  const readToken = createReadToken(client, given.network)
  const readLimit = createReadLimit(client, account.address)
  const reading = { account: account.address, readToken, readLimit, budget: { left: maxInnerCalls } }
  const { tried, stateOverrides } = toSimulation(calls, given)
  const [reviewed, outcome] = await Promise.all([
    Promise.all(calls.map((call) => reviewCall(call, reading))),
    simulateCalls(client, account.address, tried, { readToken, ...(stateOverrides && { stateOverrides }) }),
  ])
  const effects = flat(reviewed).map(({ effect }) => effect)
  const warnings = [
    ...(fails || outcome?.fails ? [warn('fails')] : []),
    ...(transactions !== undefined && calls.length > 1 ? [warn('oneByOne')] : []),
    ...(bundle?.delegation ? [warn('delegates', { contract: bundle.delegation.address })] : []),
    ...(flat(reviewed).some(({ hidden }) => hidden > 0) ? [warn('notShown')] : []),
    ...effects.flatMap(warnOfEffect),
    ...(await warnOfReceivers(
      effects.flatMap((effect) => receiverOf(effect) ?? []),
      account.address,
      receivers,
    )),
  ]
  return {
    subject: {
      kind: 'calls',
      calls: reviewed,
      fee,
      changes: outcome?.changes,
      ...(transactions && { transactions }),
      ...(bundle && { bundle }),
      ...(operation && { operation }),
    },
    warnings: [...new Map(warnings.map((each) => [JSON.stringify(each), each])).values()],
  }
}

/** Flattens calls with the calls nested in them. */
export function flat(calls: readonly CallReview[]): readonly CallReview[] {
  return calls.flatMap((call) => [call, ...flat(call.inner)])
}

/** Returns the recipient of a call's assets. */
export function receiverOf(effect: Effect): Address | undefined {
  return effect.kind === 'send' || effect.kind === 'sendItem' || effect.kind === 'sendItems' ? effect.to : undefined
}

function warnOfEffect(effect: Effect): readonly Warning[] {
  switch (effect.kind) {
    case 'allow':
      if (effect.limit === 'none') return [warn('unlimited')]
      return effect.limit === 'balance' ? [warn('wholeBalance')] : []
    case 'allowAll':
      return effect.isAllowed ? [warn('allItems')] : []
    case 'call':
      return effect.isListed ? [] : [warn('unknownCall')]
    case 'unknown':
      return [warn('unknownCall')]
    default:
      return []
  }
}

/**
 * Returns the calls as the chain will see them, with the fields that are signed. For a bundle or user operation, it is the single call that
 * makes them all.
 */
function toSimulation(
  calls: readonly Call[],
  { account, transactions, bundle, operation }: Parameters<typeof reviewCalls>[1],
): { readonly tried: readonly SimulatedCall[]; readonly stateOverrides?: StateOverrides } {
  const own = account.address as Address
  if (bundle !== undefined) {
    const { chainId: _, delegation: __, ...fields } = bundle
    const data = encodeHybridCalls(calls.flatMap(({ to, ...call }) => (to ? [{ to, ...call }] : [])))
    const code: Hex = concat(['0xef0100', statelessDelegator])
    return { tried: [{ ...fields, to: own, value: 0n, data }], stateOverrides: { [own]: { code } } }
  }
  if (operation !== undefined) {
    const { factory, factoryData, callGasLimit, maxFeePerGas, maxPriorityFeePerGas } = operation
    const data = encodeHybridCalls(calls.flatMap(({ to, ...call }) => (to ? [{ to, ...call }] : [])))
    const common = { from: entryPoint as Address, value: 0n, maxFeePerGas, maxPriorityFeePerGas }
    const deploy = factory && factoryData ? [{ ...common, to: factory, data: factoryData }] : []
    const balance: Hex = numberToHex(10n ** 24n)
    // EntryPoint passes this much gas to the account; the transaction's own cost comes on top.
    const run = { ...common, to: own, data, gas: callGasLimit + transactionGas(data) }
    return { tried: [...deploy, run], stateOverrides: { [entryPoint]: { balance } } }
  }
  return { tried: calls.map((call, at) => ({ ...call, ...transactions?.[at] })) }
}

/** Returns the intrinsic gas of a transaction (EIP-2028): 21,000, and for each byte of data 4 if it is zero, else 16. */
function transactionGas(data: Hex): bigint {
  return hexToBytes(data).reduce((gas, byte) => gas + (byte === 0 ? 4n : 16n), 21_000n)
}
