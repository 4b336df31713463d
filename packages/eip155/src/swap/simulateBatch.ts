import { RpcError, type RpcRequest } from '@kit/adapter'
import type { ContractCall, Simulation } from '@kit/core/adapter'
import { balanceReader, type SimulationRequest } from './SimulationRequest.js'

/**
 * Code for the account itself: makes the calls listed in the calldata (recipient, value, length, data), and returns the first word of each
 * result. Reverts with the reason of the first call that fails. Accepts payments, like an account.
 */
const caller =
  '0x36156054576000600' +
  '05b36811015604f5780604001358082606001846020013760008352602083828560200185602001358635' +
  '5af16042573d600060003e3d6000fd5b0160600190602001906009565b506000f35b00'

/**
 * Simulates calls in one `eth_call` by running them as a contract at the account's address, with the balances read before and after.
 * Changes to tokens that weren't requested aren't visible.
 *
 * @throws RpcError of the node, also for a call that fails.
 * @example await simulateBatch(request, trial)
 */
export async function simulateBatch(
  request: RpcRequest,
  { account, calls, reads, tokens }: SimulationRequest,
): Promise<Simulation> {
  const all = [...reads, ...calls, ...reads]
  const answer = await request({
    method: 'eth_call',
    params: [
      { from: account, to: account, data: `0x${all.map(encode).join('')}` },
      'latest',
      { [account]: { code: caller }, [balanceReader.address]: { code: balanceReader.code } },
    ],
  })
  const words = typeof answer === 'string' ? (answer.slice(2).match(/[\da-f]{64}/gi) ?? []) : []
  // A node without state overrides calls an account without code.
  if (words.length !== all.length)
    throw new RpcError({ shortMessage: 'The endpoint does not support call simulation.', code: -32601 })
  const balanceAt = (at: number) => BigInt(`0x${words[at]}`)
  return {
    changes: [undefined, ...tokens].map((token, at) => ({
      token,
      amount: balanceAt(reads.length + calls.length + at) - balanceAt(at),
    })),
    approvals: [],
    gasUsed: undefined,
  }
}

function encode({ to, value = 0n, data = '0x' }: ContractCall): string {
  const bytes = data.slice(2)
  const words = [to.slice(2), value.toString(16), (bytes.length / 2).toString(16)]
  return words.map((word) => word.padStart(64, '0')).join('') + bytes
}
