import type { Kit } from '@kit/core'
import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'

/** The call to the approved contract, which spends the token. */
export type SpendingCall = { readonly to: Address; readonly data: Hex }

/**
 * Approves an amount of a token and calls the contract that spends it. Returns whether both succeeded.
 *
 * @param kit Kit with a connected EVM wallet.
 */
export async function approveAndCall(kit: Kit, token: Address, amount: bigint, call: SpendingCall): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [call.to, amount] })
  const calls = [{ to: token, data }, call]
  const { atomic } = await kit.getCapabilities()
  if (atomic?.status === 'supported' || atomic?.status === 'ready') {
    const id = await kit.sendCalls({ calls, atomicRequired: true })
    return (await kit.waitForCalls({ id })).status === 'success'
  }
  for (const each of calls) {
    // Wallets simulate the second call, so the approval must be mined first.
    const hash = await kit.sendTransaction(each)
    if ((await kit.waitForTransaction({ hash })).status !== 'success') return false
  }
  return true
}
