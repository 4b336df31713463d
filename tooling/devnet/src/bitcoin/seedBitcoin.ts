import type { BitcoinDevAccount } from './bitcoinDevAccounts.js'
import type { BitcoinRpc } from './createBitcoinRpc.js'

/** Makes ten rewards spendable: those of the last hundred blocks are not. */
const firstBlocks = 110

/**
 * Mines the first blocks and funds each address of each account: 10 BTC to the payment address, 1 BTC to the others. Returns a function
 * that mines more blocks.
 */
export async function seedBitcoin(
  rpc: BitcoinRpc,
  accounts: readonly BitcoinDevAccount[],
): Promise<(count: number) => Promise<void>> {
  await rpc('createwallet', 'faucet')
  const miner = await rpc<string>('getnewaddress')
  const mine = async (count: number) => {
    await rpc('generatetoaddress', count, miner)
  }
  await mine(firstBlocks)
  const amounts = accounts.flatMap(({ p2wpkh, p2tr, p2sh, p2pkh }) => [
    [p2wpkh, 10],
    [p2tr, 1],
    [p2sh, 1],
    [p2pkh, 1],
  ])
  await rpc('sendmany', '', Object.fromEntries(amounts))
  await mine(1)
  return mine
}
