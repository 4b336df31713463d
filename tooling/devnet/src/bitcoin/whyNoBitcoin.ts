import { BitcoindUnavailable } from './BitcoindUnavailable.js'
import { findBitcoind } from './findBitcoind.js'

/**
 * Returns why tests on a Bitcoin chain cannot run here, or undefined when they can. On CI (`CI` is set) it throws instead, because they
 * must run there.
 *
 * @example
 * const missing = await whyNoBitcoin()
 * describe.skipIf(missing !== undefined)(`transfers on regtest${missing ? ` (${missing})` : ''}`, …)
 */
export async function whyNoBitcoin(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  try {
    await findBitcoind(env)
    return undefined
  } catch (error) {
    if (!(error instanceof BitcoindUnavailable) || (env['CI'] && env['CI'] !== 'false')) throw error
    return error.message
  }
}
