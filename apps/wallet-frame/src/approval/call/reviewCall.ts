import { type Address, isAddressEqual, slice } from 'viem'
import { delegationManager } from '../../smart/hybridContracts.data.js'
import { writeValue } from '../../text/visibleText.js'
import type { Call, CallReview, Effect, TokenFacts } from '../Effect.js'
import { pinnedContracts } from '../pinned.data.js'
import type { ReadLimit } from './createReadLimit.js'
import { innerCalls, type ReadCall, readCall } from './readCall.js'

/**
 * Reads a token. Its symbol is empty unless the release lists it, because contracts can use any symbol. Undefined for anything but ERC-20.
 * Rejects if the chain doesn't respond.
 */
export type ReadToken = (address: Address) => Promise<TokenFacts | undefined>

export type CallReading = {
  readonly account: string
  readonly readToken: ReadToken
  readonly readLimit: ReadLimit
  /** Number of nested calls that can still be shown, to keep the list readable. */
  readonly budget: { left: number }
}

/** Maximum number of nested calls to show, and their depth. */
export const maxInnerCalls = 50
const maxDepth = 3

/** Decodes the effect of a call, and of the calls nested in it. */
export async function reviewCall(call: Call, reading: CallReading, depth = 0): Promise<CallReview> {
  const { to, data } = call
  if (to === undefined) return { call, effect: { kind: 'create' }, inner: [], hidden: 0 }
  if (data === '0x') return { call, effect: { kind: 'send', amount: call.value, to }, inner: [], hidden: 0 }
  const read = readCall(data)
  if (read === undefined) {
    const selector = data.length < 10 ? data : slice(data, 0, 4)
    return { call, effect: { kind: 'unknown', selector }, inner: [], hidden: 0 }
  }
  const all = innerCalls(read, to, reading.account as Address)
  const shown = depth < maxDepth ? all.slice(0, reading.budget.left) : []
  reading.budget.left -= shown.length
  return {
    call,
    effect: await readEffect(read, to, reading),
    decoded: {
      signature: `${read.abi.name}(${read.abi.inputs.map(({ type }) => type).join(',')})`,
      args: read.abi.inputs.map(({ name }, at) => `${name}: ${writeValue(read.args[at])}`),
    },
    inner: await inOrder(shown, (one) => reviewCall(one, reading, depth + 1)),
    hidden: all.length - shown.length,
  }
}

/** Runs one after the other, so that the budget goes to the first ones. */
async function inOrder<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

async function readEffect({ abi, args }: ReadCall, to: Address, reading: CallReading): Promise<Effect> {
  const { account, readToken, readLimit } = reading
  const values = Object.fromEntries(abi.inputs.map(({ name }, at) => [name, args[at]])) as Values
  const isAccount = (address: string | undefined) => address?.toLowerCase() === account.toLowerCase()
  const isOwn = isAccount(values.from)
  const allow = async (token: TokenFacts): Promise<Effect> => {
    const { amount, spender } = values
    return { kind: 'allow', token, spender, amount, limit: await readLimit(token.address, amount) }
  }
  switch (`${abi.name} ${abi.inputs.length}`) {
    case 'transfer 2':
    case 'transferFrom 3': {
      if (abi.name === 'transferFrom' && !isOwn) break
      const token = await readToken(to)
      const { amount, to: receiver } = values
      if (token) return { kind: 'send', token, amount, to: receiver }
      if (abi.name === 'transfer') break
      return { kind: 'sendItem', collection: to, id: amount, amount: 1n, to: receiver }
    }
    case 'transferFrom 4': {
      if (!isOwn) break
      const { amount, to: receiver, token } = values
      return { kind: 'send', token: (await readToken(token)) ?? unlisted(token), amount, to: receiver }
    }
    case 'permit 7':
      return isAccount(values.owner) ? allow((await readToken(to)) ?? unlisted(to)) : other(abi.name, to, readToken)
    case 'approve 2':
    case 'increaseAllowance 2': {
      const { amount, spender } = values
      // NFT IDs are never as large as an unlimited allowance.
      const token = (await readToken(to)) ?? (amount >= 2n ** 128n ? unlisted(to) : undefined)
      return token ? allow(token) : { kind: 'allowItem', collection: to, id: amount, spender }
    }
    case 'approve 4':
      return allow((await readToken(values.token)) ?? unlisted(values.token))
    case 'disableDelegation 1':
      if (!isAddressEqual(to, delegationManager)) break
      return { kind: 'revoke', delegate: values.delegation.delegate }
    case 'setApprovalForAll 2':
      return { kind: 'allowAll', collection: to, spender: values.operator, isAllowed: values.approved }
    case 'safeTransferFrom 3':
    case 'safeTransferFrom 4':
    case 'safeTransferFrom 5':
      if (!isOwn) break
      return { kind: 'sendItem', collection: to, id: values.id, amount: values.amount ?? 1n, to: values.to }
    case 'safeBatchTransferFrom 5':
      if (!isOwn) break
      return { kind: 'sendItems', collection: to, ids: values.ids, amounts: values.amounts, to: values.to }
  }
  return other(abi.name, to, readToken)
}

/** A function that does what its name says only if the contract is listed. Any contract can have a function with that name. */
async function other(name: string, to: Address, readToken: ReadToken): Promise<Effect> {
  const isListed = pinnedContracts.includes(to.toLowerCase()) || ((await readToken(to))?.symbol ?? '') !== ''
  return { kind: 'call', name, isListed }
}

const unlisted = (address: Address): TokenFacts => ({ address, symbol: '', decimals: 0 })

/** Arguments by the parameter names of the known functions. */
type Values = {
  readonly from?: Address
  readonly owner?: Address
  readonly to: Address
  readonly spender: Address
  readonly operator: Address
  readonly token: Address
  readonly amount: bigint
  readonly id: bigint
  readonly ids: readonly bigint[]
  readonly amounts: readonly bigint[]
  readonly approved: boolean
  readonly delegation: { readonly delegate: Address }
}
