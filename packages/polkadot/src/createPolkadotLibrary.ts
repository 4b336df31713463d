import { toRpcError } from '@kit/adapter'
import {
  type Adapter,
  abortable,
  type Balance,
  type Capabilities,
  KitError,
  loadChunk,
  markUnsent,
  type Network,
  type Ports,
  type ReadCall,
  type WalletCall,
} from '@kit/core/adapter'
import { awaitInclusion } from './library/awaitInclusion.js'
import { createPolkadotChains } from './library/createPolkadotChains.js'
import { type ChainInfo, type OpenChain, openChain } from './library/openChain.js'
import type { Extrinsic } from './library/palletsOf.js'
import { type NativeBalance, readNative, readPolkadotBalance } from './library/readPolkadotBalance.js'
import { requirePolkadotAddress } from './library/requirePolkadotAddress.js'
import { type Lifetime, sendExtrinsic } from './library/sendExtrinsic.js'
import { decodeExtrinsicCall, type PolkadotTransfer, toExtrinsic } from './library/toExtrinsic.js'
import type { PolkadotNetwork } from './network/definePolkadotNetwork.js'

/** Everything in the adapter that needs the chain library: one lazy chunk, loaded by the first call that reads or sends. */
export type PolkadotLibrary = Required<
  Pick<Adapter, 'getBalance' | 'sendTransaction' | 'transfer' | 'waitForTransaction'>
> & {
  /** Returns the parts of an account's native balance. */
  getNativeBalance(call: ReadCall & { readonly address: string }): Promise<NativeBalance>
  /** Estimates the fee of a transfer in the native currency. */
  estimateFee(call: ReadCall & PolkadotTransfer & { readonly from: string }): Promise<Balance>
  /** Returns the chain's description of itself. */
  getChainInfo(call: ReadCall): Promise<ChainInfo>
  /** Returns the chain library's API of a network, for anything the kit has no command for. */
  getChain(network: Pick<Network, 'id'>): Promise<OpenChain>
  loadCapabilities(): Promise<Capabilities>
  /** Closes all connections. */
  close(): void
}

/** How many transactions keep their block range, which lets a wait detect expiry. */
const maxLifetimes = 100

/**
 * Creates the library of a kit, with one connection per network, opened on first use.
 *
 * @example createPolkadotLibrary({ networks, ports }).getBalance({ network, address })
 */
export function createPolkadotLibrary(
  options: { readonly networks: readonly PolkadotNetwork[]; readonly ports: Pick<Ports, 'fetch' | 'clock'> },
  open: typeof openChain = openChain,
): PolkadotLibrary {
  const { chainOf, currentChainOf, during, prepare, use, read, close } = createPolkadotChains(options, open)
  const lifetimes = new Map<string, Lifetime>()

  /** Reports a transfer that would fail before the user is asked. */
  const requireFunds = async (chain: OpenChain, from: string, { amount, token }: PolkadotTransfer): Promise<bigint> => {
    const { value } = await readPolkadotBalance(chain, { address: from, token })
    if (value >= amount) return value
    const details = `Balance ${value}, amount ${amount} (base units).`
    throw new KitError('transaction/insufficientFunds', { shortMessage: 'Insufficient balance.', details })
  }

  const send = async (call: WalletCall, build: (chain: OpenChain) => Promise<Extrinsic>): Promise<string> => {
    const ready = async () => {
      const chain = await currentChainOf(call.network)
      return { chain, extrinsic: await prepare(chain, build) }
    }
    const { chain, extrinsic } = await markUnsent(() =>
      abortable(ready, call.signal).catch((error: unknown) => {
        throw toRpcError(error, "Couldn't prepare the transaction.")
      }),
    )
    const { hash, lifetime } = await during(chain, () => sendExtrinsic(chain, extrinsic, call))
    lifetimes.set(hash, lifetime)
    for (const [oldest] of lifetimes) if (lifetimes.size > maxLifetimes) lifetimes.delete(oldest)
    return hash
  }
  const transfer: PolkadotLibrary['transfer'] = (call) =>
    send(call, async (chain) => {
      // Malformed parameters are reported first, whatever the balance.
      const extrinsic = toExtrinsic(chain, call)
      const funds = await requireFunds(chain, call.account.address, call)
      // Sending all of an asset closes only the holding, never the account.
      return call.token === undefined ? extrinsic : toExtrinsic(chain, { ...call, keepAlive: funds > call.amount })
    })

  return {
    transfer,
    getBalance: (call) => read(call, (chain) => readPolkadotBalance(chain, call), "Couldn't read the balance."),
    getNativeBalance: (call) => read(call, (chain) => readNative(chain, call.address), "Couldn't read the balance."),
    getChainInfo: (call) => read(call, async ({ info }) => info, "Couldn't read from the chain."),
    estimateFee: (call) =>
      read(
        call,
        async (chain) => {
          const { partialFee } = await toExtrinsic(chain, call).paymentInfo(requirePolkadotAddress(chain, call.from))
          return { value: partialFee.toBigInt(), symbol: chain.info.symbol, decimals: chain.info.decimals }
        },
        "Couldn't estimate the fee.",
      ),
    sendTransaction({ transaction, ...call }) {
      const { to, value, data } = transaction
      if (to !== undefined && value !== undefined && data === undefined) return transfer({ ...call, to, amount: value })
      if (data === undefined || to !== undefined || value !== undefined) {
        const shortMessage = 'A Polkadot transaction needs `to` and `value`, or an encoded call in `data`.'
        return Promise.reject(new KitError('transaction/invalid', { shortMessage }))
      }
      return send(call, async ({ api }) => decodeExtrinsicCall(api, data))
    },
    waitForTransaction: (call) =>
      use(
        call,
        (chain) => awaitInclusion(chain, options.ports.clock, call, lifetimes.get(call.hash)),
        "Couldn't track the transaction.",
      ),
    getChain: chainOf,
    loadCapabilities: async () =>
      (await loadChunk(import('./capability/createPolkadotCapabilities.js'))).createPolkadotCapabilities(read),
    close,
  }
}
