import type { Address } from 'viem'
import type { ChainClient } from '../../rpc/ChainClient.js'
import { hasCode, requireOutward } from '../../rpc/requireOutward.js'
import type { Receivers } from '../createReceivers.js'
import type { BundleFields, CallsSubject, Fee, OperationFields, ReviewAccount, TransactionFields } from '../Review.js'
import { type Warning, warn } from '../Warning.js'
import { createReadToken } from './createReadToken.js'
import type { Call, CallReview, Effect } from './Effect.js'
import { reviewCall } from './reviewCall.js'
import { type Outcome, simulateCalls } from './simulateCalls.js'

/**
 * Reviews calls that an account would send: what they say they do, what would happen, what to warn of.
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
    /** A plain account may take the code of a contract (EIP-7702). */
    readonly delegates?: boolean | undefined
    /** The network's own answer was that it would fail. */
    readonly fails?: boolean
    readonly transactions?: readonly TransactionFields[]
    readonly bundle?: BundleFields
    readonly operation?: OperationFields
    /** What the calls would do, where that was asked already. */
    readonly outcome?: Outcome
  },
): Promise<{ readonly subject: CallsSubject; readonly warnings: readonly Warning[] }> {
  const { account, client, receivers, fee, fails = false, transactions, bundle, operation } = given
  await requireOutward(calls, account, () => hasCode(account, given))
  const readToken = createReadToken(client)
  const [reviewed, outcome] = await Promise.all([
    Promise.all(calls.map((call) => reviewCall(call, account.address, readToken))),
    given.outcome ?? simulateCalls(client, account.address, calls, readToken),
  ])
  const effects = flat(reviewed).map(({ effect }) => effect)
  const warnings = [
    ...(fails || outcome?.fails ? [warn('fails')] : []),
    ...(transactions !== undefined && calls.length > 1 ? [warn('oneByOne')] : []),
    ...(bundle?.delegation ? [warn('delegates', { contract: bundle.delegation.address })] : []),
    ...effects.flatMap(warnOfEffect),
    ...(await warnOfReceivers(effects, account.address, receivers)),
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

/** Calls and the calls inside of them. */
export function flat(calls: readonly CallReview[]): readonly CallReview[] {
  return calls.flatMap((call) => [call, ...flat(call.inner)])
}

/** Who gets something by a call. */
export function receiverOf(effect: Effect): Address | undefined {
  return effect.kind === 'send' || effect.kind === 'sendItem' ? effect.to : undefined
}

function warnOfEffect(effect: Effect): readonly Warning[] {
  if (effect.kind === 'allow' && effect.isUnlimited) return [warn('unlimited')]
  if (effect.kind === 'allowAll' && effect.isAllowed) return [warn('allItems')]
  return effect.kind === 'unknown' ? [warn('unknownCall')] : []
}

async function warnOfReceivers(
  effects: readonly Effect[],
  account: string,
  receivers: Receivers,
): Promise<readonly Warning[]> {
  const all = [...new Set(effects.flatMap((effect) => receiverOf(effect) ?? []))]
  const found = await Promise.all(
    all.map(async (address): Promise<readonly Warning[]> => {
      const { isKnown, lookAlike } = await receivers.check(address, [account])
      if (lookAlike !== undefined) return [warn('lookAlike', { known: lookAlike })]
      return isKnown ? [] : [warn('firstReceiver')]
    }),
  )
  return found.flat()
}
