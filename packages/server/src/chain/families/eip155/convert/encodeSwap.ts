import { encodeFunctionData, type Hex, maxUint256 } from 'viem'
import { approveAbi, pairRouterAbi, swapRouterAbi, wrappedNativeAbi } from './exchangeAbi.data.js'
import { packPath, type Route } from './Route.js'

/** All parameters of a swap's calldata. */
export type Swap = {
  readonly route: Route
  readonly amountIn: bigint
  readonly minOut: bigint
  /** Whether the native currency is sold or bought. */
  readonly sellsNative: boolean
  readonly buysNative: boolean
  readonly recipient: string
  /** Unix time in seconds. */
  readonly deadline: bigint
  readonly permit: Permit | undefined
}

/** An approval by signature. */
export type Permit = {
  readonly value: bigint
  readonly deadline: bigint
  readonly v: number
  readonly r: Hex
  readonly s: Hex
}

/** SwapRouter02's placeholder for itself as the recipient. */
const routerItself = '0x0000000000000000000000000000000000000002'

/** Encodes the calldata of a swap for its route's router. */
export function encodeSwap(swap: Swap): Hex {
  return swap.route.routerKind === 'swapRouter02' ? encodeForSwapRouter(swap) : encodeForPairRouter(swap)
}

/** Encodes the calldata that wraps the native currency, or unwraps the given amount. */
export function encodeWrap(amount: bigint | undefined): Hex {
  return amount === undefined
    ? encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' })
    : encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] })
}

/** Encodes the calldata of an approval for a router, unlimited unless an amount is given. */
export function encodeApproval(router: string, amount: bigint = maxUint256): Hex {
  return encodeFunctionData({ abi: approveAbi, functionName: 'approve', args: [router, amount] })
}

function encodeForSwapRouter({ route, amountIn, minOut, buysNative, recipient, deadline, permit }: Swap): Hex {
  const encode = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: swapRouterAbi, functionName: functionName as never, args: args as never })
  const receiver = buysNative ? routerItself : recipient
  const calls: Hex[] = []
  if (permit !== undefined) {
    const { value, deadline: until, v, r, s } = permit
    calls.push(encode('selfPermit', [route.path[0], value, until, v, r, s]))
  }
  calls.push(
    route.kind === 'v3'
      ? encode('exactInput', [{ path: packPath(route), recipient: receiver, amountIn, amountOutMinimum: minOut }])
      : encode('swapExactTokensForTokens', [amountIn, minOut, route.path, receiver]),
  )
  if (buysNative) calls.push(encode('unwrapWETH9', [minOut, recipient]))
  return encode('multicall', [deadline, calls])
}

function encodeForPairRouter({ route, amountIn, minOut, sellsNative, buysNative, recipient, deadline }: Swap): Hex {
  const encode = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: pairRouterAbi, functionName: functionName as never, args: args as never })
  if (sellsNative) return encode('swapExactETHForTokens', [minOut, route.path, recipient, deadline])
  const name = buysNative ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return encode(name, [amountIn, minOut, route.path, recipient, deadline])
}
