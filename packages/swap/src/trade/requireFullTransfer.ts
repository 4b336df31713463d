import { type ContractCall, KitError, type Simulation, type Token } from '@kit/core/plugin'
import { changeOf } from './checkSpent.js'

/** Takes no part in any swap, and holds nothing. */
const bystander = '0x000000000000000000000062797374616e646572'

/** Simulates calls of the account. `holder`: the account whose balances are read; defaults to the account. */
export type Simulate = (
  calls: readonly ContractCall[],
  tokens: readonly string[],
  holder?: string,
) => Promise<Simulation>

/**
 * Verifies that a token charges no transfer fee: simulates a transfer of the amount to a bystander, after the given calls. A failed
 * simulation proves nothing.
 *
 * @throws KitError `swap/feeOnTransfer`
 * @example await requireFullTransfer({ token: from, amount: amountIn, after: [] }, simulate)
 */
export async function requireFullTransfer(
  transfer: { readonly token: Token; readonly amount: bigint; readonly after: readonly ContractCall[] },
  simulate: Simulate,
): Promise<void> {
  const { amount, after } = transfer
  const { address, symbol } = transfer.token
  if (address === undefined || amount <= 0n) return
  const words = [bystander.slice(2), amount.toString(16)].map((word) => word.padStart(64, '0'))
  const calls = [...after, { to: address, data: `0xa9059cbb${words.join('')}` as const }]
  const arrived = await simulate(calls, [address], bystander).then(
    (tried) => changeOf(tried, address),
    () => 0n,
  )
  if (arrived > 0n && arrived < amount)
    throw new KitError('swap/feeOnTransfer', {
      shortMessage: 'The token takes a fee on transfers, so less than the minimum would arrive.',
      details: symbol,
    })
}
