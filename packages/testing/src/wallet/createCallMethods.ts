import type { Hex } from 'viem'
import { createRpc } from '../evm/createRpc.js'
import { ProviderError } from '../evm/ProviderError.js'
import { parseParams } from '../evm/parseParams.js'
import type { WalletContext, WalletMethod } from './WalletMethod.js'

/** Calls that were sent together, by their transactions. */
export type Bundle = { readonly chainId: number; readonly isAtomic: boolean; readonly hashes: readonly Hex[] }

export type CallMethodsOptions = {
  /** Kept between requests. */
  readonly bundles?: Map<string, Bundle>
  /** Capabilities that the wallet reports in addition to `atomic`, and accepts in calls. */
  readonly capabilities?: Readonly<Record<string, unknown>>
}

/**
 * Creates the methods of EIP-5792 version 2.0.0. On a chain with a `batchContract`, calls become one transaction (EIP-7702) and `atomic` is
 * `supported`; elsewhere they become one transaction after another, as for an EOA. Errors: 4100, 5700 (capability), 5710 (chain), 5720
 * (duplicate ID), 5730 (unknown ID), 5760 (atomicity).
 *
 * @example createCallMethods(context).wallet_sendCalls.run([{ version: '2.0.0', chainId: '0x7a69', atomicRequired: false, calls }])
 */
export const createCallMethods = (
  context: WalletContext,
  { bundles = new Map(), capabilities = {} }: CallMethodsOptions = {},
): Readonly<Record<string, WalletMethod>> => {
  const { state, signer, visible } = context

  const chainOf = (chainId: number) => {
    const chain = state.chains.get(chainId)
    if (!chain) throw new ProviderError(5710, 'The wallet does not support the requested chain.')
    return chain
  }
  const requireVisible = (address: string | undefined) => {
    if (address === undefined || !visible().includes(address))
      throw new ProviderError(4100, 'The requested account has not been authorized by the user.')
  }
  const bundleOf = (params: unknown): readonly [string, Bundle] => {
    const id = parseParams.text(parseParams.list(params)[0], 'id')
    const bundle = bundles.get(id)
    if (!bundle) throw new ProviderError(5730, 'This wallet has no bundle with that id.')
    return [id, bundle]
  }

  return {
    wallet_getCapabilities: {
      prepare: (params) => {
        requireVisible(parseParams.address(parseParams.list(params)[0]))
        return false
      },
      run: (params) => {
        const wanted = parseParams.list(params)[1]
        const ids = wanted === undefined ? [...state.chains.keys()] : parseParams.list(wanted).map(parseParams.chainId)
        const known = ids.flatMap((id) => state.chains.get(id) ?? [])
        return Object.fromEntries(known.map((chain) => [toHex(chain.id), { ...atomicOf(chain), ...capabilities }]))
      },
    },
    wallet_sendCalls: {
      prepare: (params) => {
        const bundle = readBundle(params, capabilities)
        requireVisible(bundle.from ?? visible()[0])
        const { batchContract } = chainOf(bundle.chainId)
        if (bundle.atomicRequired && batchContract === undefined)
          throw new ProviderError(5760, 'The wallet cannot execute calls atomically.')
        if (bundle.id !== undefined && bundles.has(bundle.id))
          throw new ProviderError(5720, 'There is already a bundle with this id.')
        return true
      },
      run: async (params) => {
        const bundle = readBundle(params, capabilities)
        const { chainId, calls } = bundle
        const chain = chainOf(chainId)
        const { batchContract } = chain
        const from = parseParams.address(bundle.from ?? visible()[0])
        const id = bundle.id ?? `0x${crypto.randomUUID().replaceAll('-', '')}`
        const hashes: Hex[] = []
        bundles.set(id, { chainId, isAtomic: batchContract !== undefined, hashes })
        if (batchContract !== undefined) hashes.push(await signer.signBatch(from, calls, { ...chain, batchContract }))
        else for (const call of calls) hashes.push(await signer.sign('eth_sendTransaction', [{ ...call, from }], chain))
        return { id }
      },
    },
    wallet_getCallsStatus: {
      prepare: () => false,
      run: async (params) => {
        const [id, { chainId, isAtomic, hashes }] = bundleOf(params)
        const rpc = createRpc(chainOf(chainId).rpcUrl)
        const found = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
        const receipts = found.filter((receipt) => receipt !== null).map((receipt) => parseParams.record(receipt))
        const status = receipts.length < hashes.length ? 100 : minedStatus(receipts)
        return { version: '2.0.0', id, chainId: toHex(chainId), status, atomic: isAtomic, receipts }
      },
    },
    wallet_showCallsStatus: {
      prepare: (params) => {
        bundleOf(params)
        return false
      },
      run: () => null,
    },
  }
}

const toHex = (id: number) => `0x${id.toString(16)}`

const atomicOf = ({ batchContract }: { readonly batchContract?: unknown }) => ({
  atomic: { status: batchContract === undefined ? 'unsupported' : 'supported' },
})

/** Status of calls whose transactions are all mined. */
const minedStatus = (receipts: readonly { readonly status?: unknown }[]) => {
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  return succeeded === receipts.length ? 200 : succeeded === 0 ? 500 : 600
}

const refuseNeededCapabilities = (capabilities: unknown, known: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(parseParams.record(capabilities ?? {}))) {
    if (!Object.hasOwn(known, name) && parseParams.record(value).optional !== true) {
      throw new ProviderError(5700, `The wallet does not support the capability ${name}, which is not optional.`)
    }
  }
}

const readBundle = (params: unknown, known: Readonly<Record<string, unknown>>) => {
  const given = parseParams.record(parseParams.list(params)[0])
  if (given.version !== '2.0.0') throw new ProviderError(-32602, 'Invalid params: version must be 2.0.0')
  if (typeof given.atomicRequired !== 'boolean') throw new ProviderError(-32602, 'Invalid params: atomicRequired')
  refuseNeededCapabilities(given.capabilities, known)
  const id = given.id === undefined ? undefined : parseParams.text(given.id, 'id')
  if (id !== undefined && id.length > 8194) throw new ProviderError(-32602, 'Invalid params: id is over 4096 bytes')
  const calls = parseParams.list(given.calls).map((call) => {
    const { capabilities, ...transaction } = parseParams.record(call)
    refuseNeededCapabilities(capabilities, known)
    return transaction
  })
  if (calls.length === 0) throw new ProviderError(-32602, 'Invalid params: calls is empty')
  const from = given.from === undefined ? undefined : parseParams.address(given.from)
  return { id, from, chainId: parseParams.chainId(given.chainId), atomicRequired: given.atomicRequired, calls }
}
