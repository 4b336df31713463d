import { RpcError, type RpcRequest, readField } from '@kit/adapter'
import type { ContractCall, Simulation } from '@kit/core/adapter'
import { decodeUint } from '../abi/Abi.js'
import { parseLogs } from '../receipt/parseLogs.js'
import { parseQuantity, toQuantity } from '../rpc/Quantity.js'
import { readMovements } from './readMovements.js'
import { balanceReader, type SimulationRequest } from './SimulationRequest.js'

/**
 * Simulates calls as one block (`eth_simulateV1`), with the balances read before and after.
 *
 * @throws RpcError of the node, also for a call that fails.
 * @example await simulateBlock(request, trial)
 */
export async function simulateBlock(request: RpcRequest, trial: SimulationRequest): Promise<Simulation> {
  const { account, calls, reads, tokens } = trial
  const all = [...reads, ...calls, ...reads]
  const stateOverrides = { [balanceReader.address]: { code: balanceReader.code } }
  const block = { stateOverrides, calls: all.map((call) => encode(call, account)) }
  const answer = await request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [block], validation: false, traceTransfers: false }, 'latest'],
  })
  const results = readField(Array.isArray(answer) ? answer[0] : undefined, 'calls')
  if (!Array.isArray(results) || results.length !== all.length) throw unreadable()
  const failed = results.find((result) => readField(result, 'status') !== '0x1')
  if (failed !== undefined) throw toFailure(failed)
  const balanceAt = (at: number): bigint => {
    const balance = decodeUint(readField(results[at], 'returnData'))
    if (balance === undefined) throw unreadable()
    return balance
  }
  const tried: readonly unknown[] = results.slice(reads.length, reads.length + calls.length)
  const logs = tried.map((result) => parseLogs(readField(result, 'logs')))
  if (logs.includes(undefined)) throw unreadable()
  const { approvals, moved } = readMovements(
    logs.flatMap((list) => list ?? []),
    account,
  )
  const seen = new Set(tokens.map((token) => token.toLowerCase()))
  return {
    changes: [
      ...[undefined, ...tokens].map((token, at) => ({
        token,
        amount: balanceAt(reads.length + calls.length + at) - balanceAt(at),
      })),
      ...moved.filter(({ token }) => !seen.has(token.toLowerCase())),
    ],
    approvals,
    gasUsed: tried.reduce<bigint>((sum, result) => sum + parseQuantity(readField(result, 'gasUsed')), 0n),
  }
}

function encode({ to, data, value }: ContractCall, from: string) {
  return { from, to, ...(data && { input: data }), ...(value && { value: toQuantity(value) }) }
}

/** Creates the error that a failing `eth_call` would have. */
function toFailure(result: unknown): RpcError {
  const error = readField(result, 'error')
  const data = readField(error, 'data') ?? readField(result, 'returnData')
  return new RpcError({
    shortMessage: `execution reverted: ${String(readField(error, 'message') ?? '')}`,
    code: 3,
    data,
  })
}

const unreadable = () => new RpcError({ shortMessage: 'The endpoint returned an invalid simulation result.' })
