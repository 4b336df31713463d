import { type Address, zeroAddress } from 'viem'
import type { SignedMove, TypedDataSubject } from '../Review.js'

type Values = { readonly [name: string]: unknown }

const isBig = (value: unknown): value is bigint => typeof value === 'bigint'
const isText = (value: unknown): value is Address => typeof value === 'string'
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
const tokenOf = (value: unknown): Pick<SignedMove, 'token'> =>
  isText(value) && value !== zeroAddress ? { token: value } : {}
const toOf = (value: unknown): Pick<SignedMove, 'to'> => (isText(value) && value !== zeroAddress ? { to: value } : {})

/** Names of the two sides of an order in common order protocols. */
const orders = [
  ['sellToken', 'sellAmount', 'buyToken', 'buyAmount'],
  ['makerAsset', 'makingAmount', 'takerAsset', 'takingAmount'],
  ['makerToken', 'makerAmount', 'takerToken', 'takerAmount'],
] as const

/**
 * Detects the assets that typed data moves by its field names, for any contract. Knows transfers by signature (EIP-3009), NFT permits
 * (ERC-4494), credit delegation, and orders of Seaport and of exchanges. Nested values are read too.
 */
export function readMoves({ domain, message }: TypedDataSubject['data']): readonly SignedMove[] {
  const contract = tokenOf(domain.verifyingContract)
  return nested(message).flatMap((values) => readValues(values, contract))
}

const nested = (values: unknown): readonly Values[] =>
  isRecord(values) ? [...(Array.isArray(values) ? [] : [values]), ...Object.values(values).flatMap(nested)] : []

function readValues(values: Values, contract: Pick<SignedMove, 'token'>): readonly SignedMove[] {
  const { from, to, value, validAfter, validBefore, spender, tokenId, delegatee, offer, consideration } = values
  if (isText(from) && isText(to) && isBig(value) && isBig(validAfter) && isBig(validBefore))
    return [{ kind: 'pay', ...contract, amount: value, to }]
  if (isText(spender) && isBig(tokenId)) return [{ kind: 'allowItem', ...contract, id: tokenId, to: spender }]
  if (isText(delegatee) && isBig(value)) return [{ kind: 'borrow', ...contract, amount: value, to: delegatee }]
  if (Array.isArray(offer) && Array.isArray(consideration))
    return [
      ...offer.filter(isRecord).map((item) => readItem('give', item)),
      ...consideration.filter(isRecord).map((item) => readItem('get', item)),
    ]
  return orders.flatMap(([give, giveAmount, get, getAmount]): readonly SignedMove[] => {
    const [most, least] = [values[giveAmount], values[getAmount]]
    if (!isText(values[give]) || !isText(values[get]) || !isBig(most) || !isBig(least)) return []
    return [
      { kind: 'give', ...tokenOf(values[give]), amount: most },
      { kind: 'get', ...tokenOf(values[get]), amount: least, ...toOf(values['receiver']) },
    ]
  })
}

/** Reads an item of a Seaport order. Kinds 2 and above are NFTs. */
function readItem(kind: 'give' | 'get', item: Values): SignedMove {
  const { itemType, token, identifierOrCriteria: id, startAmount, endAmount, recipient } = item
  const amounts = [startAmount, endAmount].filter(isBig)
  const amount = amounts.reduce((a, b) => ((kind === 'give') === a > b ? a : b), amounts[0] ?? 0n)
  const isItem = isBig(itemType) && itemType >= 2n && isBig(id)
  return { kind, ...tokenOf(token), amount, ...(isItem && { id }), ...toOf(recipient) }
}
