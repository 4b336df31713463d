import { encodeDeployData, parseUnits } from 'viem'
import { priceFeedAbi, priceFeedBytecode } from '../contracts/priceFeed.data.js'
import { create2Address } from '../create2Address.js'
import { devAccounts } from '../devAccounts.js'
import { type DevTokenSymbol, devTokens } from '../devTokens.js'
import type { DevContract } from './devDex.js'

const decimals = 8
const dollars = { native: 2500, TUSD: 1, TUSDC: 1, TDAI: 1, TBTC: 60_000, TTK: 2, TCON: 0.5, THOP: 5 } as const

/** A price feed of a local chain, read with `latestRoundData`. The first development account can set its answer. */
export type DevFeed = DevContract & {
  /** The priced token. `native` is the chain's native currency. */
  readonly token: `0x${string}` | 'native'
  readonly description: string
  /** Decimals of its answer. */
  readonly decimals: number
}

/** The priced token of a feed. `native` is the chain's native currency. */
export type DevFeedSymbol = keyof typeof dollars & (DevTokenSymbol | 'native')

/**
 * Returns the price feeds of a local chain, in US dollars. TTHN and TNIL have none.
 *
 * @example
 * client.readContract({ address: devFeeds().native.address, abi: priceFeedAbi, functionName: 'latestRoundData' })
 */
export function devFeeds(): Readonly<Record<DevFeedSymbol, DevFeed>> {
  const [owner] = devAccounts(1)
  if (!owner) throw new Error('The development phrase gave no account')
  const tokens = devTokens()
  const feed = (symbol: DevFeedSymbol): DevFeed => {
    const description = `${symbol === 'native' ? 'ETH' : symbol} / USD`
    const answer = parseUnits(String(dollars[symbol]), decimals)
    const args = [description, decimals, answer, owner.address] as const
    const deployData = encodeDeployData({ abi: priceFeedAbi, bytecode: priceFeedBytecode, args })
    const token = symbol === 'native' ? symbol : tokens[symbol].address
    return { token, description, decimals, address: create2Address(deployData), deployData }
  }
  const symbols = Object.keys(dollars) as DevFeedSymbol[]
  return Object.fromEntries(symbols.map((symbol) => [symbol, feed(symbol)])) as Record<DevFeedSymbol, DevFeed>
}
