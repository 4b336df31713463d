import type { RpcRequest } from '@kit/adapter'
import { decodeAbi, encodeCall } from '../abi/Abi.js'
import { unlessReverted } from '../rpc/toEvmRpcError.js'

/** A pending contract call, with the callbacks for its result. */
type Waiting = {
  readonly to: string
  readonly data: string
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

const aggregate = 'aggregate3((address,bool,bytes)[])'
/** Uses less gas than nodes grant to one call. */
const maxCalls = 200

/**
 * Creates a function that calls contracts and returns undefined for one that reverts. With a `multicall`, the calls of a tick are
 * aggregated by Multicall3, or sent in a batch if that fails.
 *
 * @example const ask = createTokenCalls(request, undefined); await ask(token, encodeCall('decimals()'))
 */
export function createTokenCalls(
  request: RpcRequest,
  multicall: string | undefined,
): (to: string, data: string) => Promise<unknown> {
  const call = (to: string, data: string) => request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  const callOne = (to: string, data: string) => call(to, data).catch(unlessReverted)
  if (multicall === undefined) return callOne
  let waiting: Waiting[] = []

  async function callMany(calls: readonly Waiting[]): Promise<void> {
    // Each call may fail independently.
    const tuples = calls.map(({ to, data }) => [to, true, data])
    const answer = await call(multicall as string, encodeCall(aggregate, tuples)).catch(() => undefined)
    const [answers] = decodeAbi('((bool,bytes)[])', answer) ?? []
    const isWhole = Array.isArray(answers) && answers.length === calls.length
    for (const [index, { to, data, resolve, reject }] of calls.entries()) {
      if (!isWhole) callOne(to, data).then(resolve, reject)
      else resolve(answers[index][0] === true ? answers[index][1] : undefined)
    }
  }

  return (to, data) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        Promise.resolve().then(() => {
          const calls = waiting
          waiting = []
          for (let from = 0; from < calls.length; from += maxCalls) void callMany(calls.slice(from, from + maxCalls))
        })
      }
      waiting.push({ to, data, resolve, reject })
    })
}
