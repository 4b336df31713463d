import type { TypedData, WalletCall } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Sessions } from '../connection/createSessions.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import { toKitError } from '../error/toKitError.js'
import type { Emit } from '../event/createEvents.js'
import type { Engine, WalletTarget } from '../kit/Engine.js'
import { createLimit } from '../signal/createLimit.js'
import { untilAborted } from '../signal/untilAborted.js'
import type { SwitchNetwork } from './createSwitchNetwork.js'
import { type Found, mismatch, type Targets } from './createTargets.js'
import { toCallError } from './toCallError.js'

/** The commands that reach an adapter: what the wallet signs and sends, and what is read of the chain. */
export type WalletCalls = Pick<
  Engine,
  'getBalance' | 'sendTransaction' | 'signMessage' | 'signTypedData' | 'transfer' | 'waitForTransaction'
>

/** How many transactions the kit remembers the network of. */
const mostRemembered = 200

/** Creates the commands. Each finds its connection, account and network, and fails with a typed error without them. */
export function createWalletCalls(deps: {
  readonly sessions: Sessions
  readonly targets: Targets
  readonly switchNetwork: SwitchNetwork['switchNetwork']
  /** Whether the app lets the kit switch networks. */
  readonly maySwitch: boolean
  readonly isOnline: () => boolean
  readonly emit: Emit
}): WalletCalls {
  const { sessions, emit } = deps
  const { adapterOf, find, live, networkOf } = deps.targets
  const sentOn = createSentOn()

  /** Gives work a signal of its own, which ends with the kit too, and makes a `KitError` of whatever goes wrong. */
  async function settled<T>(
    parents: readonly (AbortSignal | undefined)[],
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const limit = createLimit([...parents, sessions.destroyed])
    try {
      return await untilAborted(() => work(limit.signal), limit.signal)
    } catch (error) {
      throw limit.signal.aborted
        ? toKitError(limit.signal.reason, 'kit/aborted', 'The call was given up.')
        : toCallError(error, deps.isOnline())
    } finally {
      limit.end()
    }
  }

  /** Takes the wallet to the network that the request is for. The request stays with the wallet and account that it began with. */
  async function reach(networkId: CaipNetworkId, { connection, account }: Found, signal: AbortSignal): Promise<Found> {
    const { id, namespace } = connection
    const state = sessions.stores.get(namespace)?.getState()
    if (deps.maySwitch && state?.activeId === id)
      try {
        await deps.switchNetwork({ networkId, signal })
      } catch (error) {
        throw isKitError(error, 'network/switchUnsupported') ? mismatch('The wallet cannot be switched.', error) : error
      }
    const found = find({ connectionId: id, address: account.address })
    if (found.connection.networkId === networkId) return found
    throw mismatch(`${networkId} was asked, the wallet is on ${found.connection.networkId}`)
  }

  /** Runs a capability of the adapter that asks the wallet, until the wallet's session ends. */
  function ask<Name extends 'signMessage' | 'signTypedData' | 'sendTransaction' | 'transfer'>(
    name: Name,
    target: WalletTarget,
    rest: object,
  ): Promise<string> {
    return settled([target.signal], async (given) => {
      const first = find(target)
      const { namespace } = first.connection
      const method = first.adapter[name] as ((call: WalletCall) => Promise<string>) | undefined
      if (method === undefined) throw unsupported(name, namespace)
      return settled([given, live(first.connection).ended], async (signal) => {
        // Before the visitor is asked to switch for what would be refused there.
        if (target.networkId !== undefined) assertDomain(rest, target.networkId)
        const isThere = target.networkId === undefined || target.networkId === first.connection.networkId
        const { connection, account } = isThere ? first : await reach(target.networkId, first, signal)
        const { networkId } = connection
        const note = (hash: string): void => {
          if (name !== 'sendTransaction' && name !== 'transfer') return
          sentOn.add(hash, networkId)
          emit({ type: 'transaction/sent', namespace, networkId, hash })
        }
        const { provider } = live(connection).session
        const call = { ...rest, network: networkOf(networkId), provider, account, signal }
        // What was sent is sent, though nobody waits for the answer any more.
        const answer = await untilAborted(() => method(call), signal, note)
        note(answer)
        return answer
      })
    })
  }

  return {
    signMessage: ({ message, ...target }) => ask('signMessage', target, { message }),
    signTypedData: ({ typedData, ...target }) => ask('signTypedData', target, { typedData }),
    sendTransaction: ({ transaction, ...target }) => ask('sendTransaction', target, { transaction }),
    transfer: ({ to, amount, token, ...target }) =>
      ask('transfer', target, { to, amount, ...(token !== undefined && { token }) }),
    getBalance: ({ token, networkId, ...target }) =>
      settled([target.signal], async (signal) => {
        const isGiven = target.address !== undefined && networkId !== undefined
        const found = isGiven ? undefined : find({ ...target, ...(networkId !== undefined && { networkId }) })
        const id = networkId ?? (found?.connection.networkId as CaipNetworkId)
        const adapter = adapterOf(parseCaipNetworkId(id).namespace)
        if (adapter.getBalance === undefined) throw unsupported('getBalance', adapter.namespace)
        const address = target.address ?? (found?.account.address as string)
        return adapter.getBalance({ network: networkOf(id), address, signal, ...(token !== undefined && { token }) })
      }),
    waitForTransaction: ({ networkId, signal: given, ...rest }) =>
      settled([given], async (signal) => {
        const id = networkId ?? sentOn.get(rest.hash) ?? find({}).connection.networkId
        const adapter = adapterOf(parseCaipNetworkId(id).namespace)
        if (adapter.waitForTransaction === undefined) throw unsupported('waitForTransaction', adapter.namespace)
        const receipt = await adapter.waitForTransaction({ ...rest, network: networkOf(id), signal })
        const { hash, status } = receipt
        sentOn.add(hash, id)
        emit({ type: 'transaction/mined', namespace: adapter.namespace, networkId: id, hash, status })
        return receipt
      }),
  }
}

const unsupported = (capability: string, namespace: ChainNamespace): KitError =>
  new KitError('adapter/unsupported', {
    shortMessage: `The adapter of ${namespace} has no ${capability}.`,
    details: capability,
  })

/** EIP-712 data may name its chain: a signature of it is worth nothing, or something else, on another. */
function assertDomain({ typedData }: { readonly typedData?: TypedData }, networkId: CaipNetworkId): void {
  const chainId = typedData?.domain['chainId']
  const { namespace, reference } = parseCaipNetworkId(networkId)
  // What is no number is for the adapter to refuse.
  if (
    namespace === 'eip155' &&
    /^(0x[\da-f]+|\d+)$/i.test(String(chainId)) &&
    `${BigInt(String(chainId))}` !== reference
  )
    throw mismatch(`The typed data is for eip155:${chainId}, ${networkId} was asked.`)
}

/** Remembers the networks of the newest transactions, by hash. */
function createSentOn(): {
  add(hash: string, networkId: CaipNetworkId): void
  get(hash: string): CaipNetworkId | undefined
} {
  const networkIds = new Map<string, CaipNetworkId>()
  return {
    add(hash, networkId) {
      networkIds.delete(hash)
      networkIds.set(hash, networkId)
      const [oldest] = networkIds.keys()
      if (networkIds.size > mostRemembered && oldest !== undefined) networkIds.delete(oldest)
    },
    get: (hash) => networkIds.get(hash),
  }
}
