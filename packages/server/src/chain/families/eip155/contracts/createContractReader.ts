import type { Abi } from 'viem'
import type { Cached } from '../../../../platform/cache/createCached.js'
import type { Chains } from '../../../chains/Chains.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import { createEvmClients } from './createEvmClients.js'

/** A contract read. */
export type ContractCall = {
  readonly address: string
  readonly abi: Abi
  readonly functionName: string
  readonly args?: readonly unknown[]
}

/** Batches many contract reads into one request. */
export type ContractReader = {
  /**
   * Returns the decoded result of each call; undefined for a failed call.
   * @throws NoUpstreamResponded when the chain's nodes did not respond, or ran none of the calls
   */
  read(chain: string, calls: readonly ContractCall[]): Promise<readonly unknown[]>
}

/** Dependencies of {@link createContractReader}. */
export type ContractReaderOptions = { readonly chains: Chains; readonly cached: Cached }

/** Address of Multicall3 on almost every chain. */
const usualMulticall3 = '0xca11bde05977b3631167028862be2a173976ca11'

const callsInOne = 400

/** Creation code is limited to 48 KiB, and here it contains all calls. */
const deploylessCallsInOne = 100

/** How often a failed batch is split in halves at most. */
const maxHalvings = 4

/** Marks the result of a call that was not executed. */
const notRun = Symbol('not run')

const deployedTtl = { freshMs: 600_000, staleMs: 86_400_000 }

/**
 * Reads with Multicall3 if the chain has it, otherwise with code that runs it without deploying. Failed calls do not affect the others; if
 * a whole batch fails, for example because one call burns all its gas, it is retried in halves.
 */
export function createContractReader({ chains, cached }: ContractReaderOptions): ContractReader {
  const clientOf = createEvmClients(chains)

  async function multicall3Of(chain: string): Promise<`0x${string}` | undefined> {
    const address = (chains.config(chain)?.multicall3 ?? usualMulticall3) as `0x${string}`
    const isDeployed = await cached(`multicall3:${chain}:${address}`, deployedTtl, async () => {
      try {
        const code = await chains.call(chain, 'eth_getCode', [address, 'latest'])
        return typeof code === 'string' && code.length > 2
      } catch (error) {
        if (error instanceof NoUpstreamResponded) throw error
        return false
      }
    })
    return isDeployed ? address : undefined
  }

  async function readChunk(
    chain: string,
    multicallAddress: `0x${string}` | undefined,
    calls: readonly ContractCall[],
    depth = 0,
  ): Promise<readonly unknown[]> {
    const client = await clientOf(chain)
    const results = await client.multicall({
      contracts: calls as readonly { address: `0x${string}`; abi: Abi; functionName: string }[],
      batchSize: 0,
      ...(multicallAddress === undefined ? { deployless: true } : { multicallAddress }),
    })
    const failed = results.find(({ error }) => isBatchError(error))?.error
    if (failed === undefined) return results.map(({ result }) => result)
    const down = causeOf(failed, (cause) => cause instanceof NoUpstreamResponded)
    if (down !== undefined) throw down
    if (calls.length === 1 || depth === maxHalvings) return calls.map(() => notRun)
    const middle = calls.length >> 1
    const halves = [calls.slice(0, middle), calls.slice(middle)]
    return (await Promise.all(halves.map((half) => readChunk(chain, multicallAddress, half, depth + 1)))).flat()
  }

  return {
    async read(chain, calls) {
      if (calls.length === 0) return []
      const multicallAddress = await multicall3Of(chain)
      const size = multicallAddress === undefined ? deploylessCallsInOne : callsInOne
      const chunks = Array.from({ length: Math.ceil(calls.length / size) }, (_, index) =>
        calls.slice(index * size, (index + 1) * size),
      )
      const results = (await Promise.all(chunks.map((chunk) => readChunk(chain, multicallAddress, chunk)))).flat()
      // A node that executes no call is treated as unavailable.
      if (results.every((result) => result === notRun)) throw new NoUpstreamResponded(['no call was run'])
      return results.map((result) => (result === notRun ? undefined : result))
    },
  }
}

/** Returns whether the whole request failed rather than one of its calls. */
function isBatchError(error: unknown): boolean {
  return (error as { functionName?: unknown } | undefined)?.functionName === 'aggregate3'
}

function causeOf(error: unknown, matches: (cause: unknown) => boolean): unknown {
  if (error === undefined || error === null || matches(error)) return error ?? undefined
  return causeOf((error as { cause?: unknown }).cause, matches)
}
