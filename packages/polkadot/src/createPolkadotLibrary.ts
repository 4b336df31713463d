import { toRpcError } from '@kit/adapter'
import {
  type Adapter,
  abortable,
  type Balance,
  beforeAsking,
  type Capabilities,
  KitError,
  loadPart,
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

/** All of the adapter that needs the chain library: one lazy chunk, loaded by the first call that reads or sends. */
export type PolkadotLibrary = Required<
  Pick<Adapter, 'getBalance' | 'sendTransaction' | 'transfer' | 'waitForTransaction'>
> & {
  /** The parts of an account's native balance. */
  getNativeBalance(call: ReadCall & { readonly address: string }): Promise<NativeBalance>
  /** What a transfer would cost its sender, in the native currency. */
  estimateFee(call: ReadCall & PolkadotTransfer & { readonly from: string }): Promise<Balance>
  /** What the chain says about itself. */
  getChainInfo(call: ReadCall): Promise<ChainInfo>
  /** The chain library's own interface of a network, for what the kit has no command for. */
  getChain(network: Pick<Network, 'id'>): Promise<OpenChain>
  loadCapabilities(): Promise<Capabilities>
  /** Ends what is open. */
  close(): void
}

/** Transactions whose blocks are kept, so that waiting for them can detect that they expired. */
const maxLifetimes = 100

/**
 * Creates the library of one kit, with one connection per network from the first use on.
 *
 * @example createPolkadotLibrary({ networks, ports }).getBalance({ network, address })
 */
export function createPolkadotLibrary(
  options: { readonly networks: readonly PolkadotNetwork[]; readonly ports: Pick<Ports, 'fetch' | 'clock'> },
  open: typeof openChain = openChain,
): PolkadotLibrary {
  const { chainOf, currentChainOf, during, read, close } = createPolkadotChains(options, open)
  const lifetimes = new Map<string, Lifetime>()

  /** Tells what would fail before the visitor is asked. */
  const requireFunds = async (chain: OpenChain, from: string, { amount, token }: PolkadotTransfer): Promise<bigint> => {
    const { value } = await readPolkadotBalance(chain, { address: from, token })
    if (value >= amount) return value
    const details = `Balance ${value}, amount ${amount}, in base units.`
    throw new KitError('transaction/insufficientFunds', { shortMessage: 'The account has too little.', details })
  }

  const send = async (call: WalletCall, prepare: (chain: OpenChain) => Promise<Extrinsic>): Promise<string> => {
    const ready = async () => {
      const chain = await currentChainOf(call.network)
      return { chain, extrinsic: await during(chain, prepare) }
    }
    const { chain, extrinsic } = await beforeAsking(() =>
      abortable(ready, call.signal).catch((error: unknown) => {
        throw toRpcError(error, 'The transaction could not be prepared.')
      }),
    )
    const { hash, lifetime } = await during(chain, () => sendExtrinsic(chain, extrinsic, call))
    lifetimes.set(hash, lifetime)
    for (const [oldest] of lifetimes) if (lifetimes.size > maxLifetimes) lifetimes.delete(oldest)
    return hash
  }
  const transfer: PolkadotLibrary['transfer'] = (call) =>
    send(call, async (chain) => {
      // What is malformed is told first, whatever the account holds.
      const extrinsic = toExtrinsic(chain, call)
      const funds = await requireFunds(chain, call.account.address, call)
      // Nothing but the holding itself ends when all of an asset leaves.
      return call.token === undefined ? extrinsic : toExtrinsic(chain, { ...call, keepAlive: funds > call.amount })
    })

  return {
    transfer,
    getBalance: (call) => read(call, (chain) => readPolkadotBalance(chain, call), 'The balance could not be read.'),
    getNativeBalance: (call) =>
      read(call, (chain) => readNative(chain, call.address), 'The balance could not be read.'),
    getChainInfo: (call) => read(call, async ({ info }) => info, 'The chain could not be read.'),
    estimateFee: (call) =>
      read(
        call,
        async (chain) => {
          const { partialFee } = await toExtrinsic(chain, call).paymentInfo(requirePolkadotAddress(chain, call.from))
          return { value: partialFee.toBigInt(), symbol: chain.info.symbol, decimals: chain.info.decimals }
        },
        'The fee could not be estimated.',
      ),
    sendTransaction({ transaction, ...call }) {
      const { to, value, data } = transaction
      if (to !== undefined && value !== undefined && data === undefined) return transfer({ ...call, to, amount: value })
      if (data === undefined || to !== undefined || value !== undefined) {
        const shortMessage = 'A Polkadot transaction is a receiver and a value, or an encoded call as `data`.'
        return Promise.reject(new KitError('transaction/invalid', { shortMessage }))
      }
      return send(call, async ({ api }) => decodeExtrinsicCall(api, data))
    },
    waitForTransaction: (call) =>
      read(
        call,
        (chain) => awaitInclusion(chain, options.ports.clock, call, lifetimes.get(call.hash)),
        'The transaction could not be followed.',
      ),
    getChain: chainOf,
    loadCapabilities: async () =>
      (await loadPart(import('./capability/createPolkadotCapabilities.js'))).createPolkadotCapabilities(read),
    close,
  }
}
