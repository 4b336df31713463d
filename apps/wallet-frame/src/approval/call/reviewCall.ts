import { type Address, slice } from 'viem'
import type { Call, CallReview, Effect, TokenFacts } from './Effect.js'
import { innerCalls, type ReadCall, readCall } from './readCall.js'
import { writeValue } from './writeValue.js'

/** Reads what a contract says of itself as a token. Undefined for what is no token of whole units (ERC-20). */
export type ReadToken = (address: Address) => Promise<TokenFacts | undefined>

/** Calls inside of calls, at most: a list for people. */
const MOST_INNER = 50
const DEEPEST = 3

/** Reads what a call does, and the calls inside of it. */
export async function reviewCall(call: Call, account: string, readToken: ReadToken, depth = 0): Promise<CallReview> {
  const { to, data } = call
  if (to === undefined) return { call, effect: { kind: 'create' }, inner: [] }
  if (data === '0x') return { call, effect: { kind: 'send', amount: call.value, to }, inner: [] }
  const read = readCall(data)
  if (read === undefined)
    return { call, effect: { kind: 'unknown', selector: data.length < 10 ? data : slice(data, 0, 4) }, inner: [] }
  const inside = depth < DEEPEST ? innerCalls(read, to).slice(0, MOST_INNER) : []
  return {
    call,
    effect: await readEffect(read, to, account, readToken),
    decoded: {
      signature: `${read.abi.name}(${read.abi.inputs.map(({ type }) => type).join(',')})`,
      args: read.abi.inputs.map(({ name }, at) => `${name}: ${writeValue(read.args[at])}`),
    },
    inner: await Promise.all(inside.map((one) => reviewCall(one, account, readToken, depth + 1))),
  }
}

async function readEffect(
  { abi, args }: ReadCall,
  to: Address,
  account: string,
  readToken: ReadToken,
): Promise<Effect> {
  const values = Object.fromEntries(abi.inputs.map(({ name }, at) => [name, args[at]])) as Values
  const isOwn = values.from?.toLowerCase() === account.toLowerCase()
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
    case 'approve 2':
    case 'increaseAllowance 2': {
      const { amount, spender } = values
      // No id of a collectible is as large as an allowance without an end.
      const token = (await readToken(to)) ?? (amount >= 2n ** 255n ? nameless(to) : undefined)
      if (token) return { kind: 'allow', token, spender, amount, isUnlimited: amount >= 2n ** 255n }
      return { kind: 'allowItem', collection: to, id: amount, spender }
    }
    case 'approve 4': {
      const { amount, spender, token: address } = values
      const token = (await readToken(address)) ?? nameless(address)
      return { kind: 'allow', token, spender, amount, isUnlimited: amount >= 2n ** 159n }
    }
    case 'setApprovalForAll 2':
      return { kind: 'allowAll', collection: to, spender: values.operator, isAllowed: values.approved }
    case 'safeTransferFrom 3':
    case 'safeTransferFrom 4':
    case 'safeTransferFrom 5':
      if (isOwn) return { kind: 'sendItem', collection: to, id: values.id, amount: values.amount ?? 1n, to: values.to }
  }
  return { kind: 'call', name: abi.name }
}

const nameless = (address: Address): TokenFacts => ({ address, symbol: '', decimals: 0 })

/** Arguments by the names of the list of functions. */
type Values = {
  readonly from?: Address
  readonly to: Address
  readonly spender: Address
  readonly operator: Address
  readonly token: Address
  readonly amount: bigint
  readonly id: bigint
  readonly approved: boolean
}
