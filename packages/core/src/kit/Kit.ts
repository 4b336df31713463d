import type { Observable } from 'rxjs'
import type { BalanceQuery, TokensQuery } from '../account/BalanceQuery.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { WalletTarget } from '../adapter/Target.js'
import type { TypedDataOf, TypedDataTypes } from '../adapter/TypedDataOf.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Balance } from '../chain/Balance.js'
import type { Loadable } from '../chain/Loadable.js'
import type { TokenBalance } from '../chain/Token.js'
import type { AttemptState } from '../connection/AttemptState.js'
import type { WalletRequest } from '../connection/trackWalletRequest.js'
import type { Directory } from '../directory/Directory.js'
import type { Commands } from '../engine/commandTable.js'
import type { Known, TypedCommands } from '../engine/TypedCommands.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { JournalState } from '../journal/JournalEntry.js'
import type { UnansweredState } from '../journal/UnansweredRequest.js'
import type { SwitchState } from '../network/SwitchState.js'
import type { PairingState } from '../pairing/PairingState.js'
import type { Ports } from '../ports/Ports.js'
import type { ActiveState, ConnectionsState, NamespaceStores } from '../state/ActiveState.js'
import type { KitSettings } from '../state/KitSettings.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { WalletsState } from '../wallet/WalletsState.js'
import type { AnyPlugin, MembersOf, PluginsOf } from './PluginsOf.js'

/** The adapter of a namespace, or `undefined` if the kit is known to have none. */
export type AdapterIn<A extends Adapter, Namespace extends ChainNamespace> = ChainNamespace extends A['namespace']
  ? A | undefined
  : Namespace extends A['namespace']
    ? Extract<A, { readonly namespace: Namespace }>
    : undefined

/**
 * The kit: stores and commands. It has no side effects until `start()`, and ends with `destroy()`. The kit that `createKit` returns is
 * typed by its adapters, networks and plugins; `Kit` alone is any kit.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 * await kit.connect({ connectorId: 'io.metamask' })
 */
export type Kit<P extends readonly AnyPlugin[] = readonly AnyPlugin[], A extends Adapter = Adapter> = TypedCommands<
  Omit<Commands, 'signTypedData'>,
  A
> &
  MembersOf<P> & {
    /**
     * Requests a signature of EIP-712 data, whose message is checked against its `types`. Rejects with the errors of `signMessage`.
     *
     * @example
     * const types = { Vote: [{ name: 'proposal', type: 'uint256' }] } as const
     * await kit.signTypedData({ typedData: { domain, types, primaryType: 'Vote', message: { proposal: 7n } } })
     */
    signTypedData<const Types extends TypedDataTypes, PrimaryType extends keyof Types & string>(
      options: Known<WalletTarget, A> & { readonly typedData: TypedDataOf<Types, PrimaryType> },
    ): Promise<string>
    /** The options passed to `createKit`. For services, only whether they are configured. */
    readonly options: KitSettings & {
      readonly connectors?: readonly unknown[]
      readonly directory?: unknown
      readonly tokenSource?: unknown
      readonly identitySource?: unknown
    }
    /** The return values of each plugin's `setup`, by plugin ID. */
    readonly plugins: PluginsOf<P>
    readonly ports: Ports
    readonly adapters: Omit<ReadonlyMap<ChainNamespace, Adapter>, 'get'> & {
      get<Namespace extends ChainNamespace>(namespace: Namespace): AdapterIn<A, Namespace>
    }
    /**
     * Returns the adapter of a namespace, which gives access to the chain library's clients. Throws `network/unknownNamespace` if there is
     * none.
     *
     * @example
     * const client = await kit.adapter('eip155').getPublicClient('eip155:1')
     */
    adapter<Namespace extends A['namespace']>(namespace: Namespace): NonNullable<AdapterIn<A, Namespace>>
    /** The wallet directory. Undefined if none is configured, or if services are blocked in this region. */
    readonly directory: Directory | undefined
    /** Whether services are blocked because the page's time zone is in `blockedTimeZones`. */
    readonly isRegionBlocked: boolean
    readonly events$: Observable<TimedKitEvent>

    readonly active: ReadableStore<ActiveState>
    readonly connections: ReadableStore<ConnectionsState>
    readonly wallets: ReadableStore<WalletsState>
    readonly attempt: ReadableStore<AttemptState>
    /**
     * Pending requests to wallets: connect, switch, sign and send. While the list isn't empty, a wallet may show its own window in the
     * page. A view that covers the page must let users reach it.
     */
    readonly walletRequests: ReadableStore<readonly WalletRequest[]>
    readonly networkSwitch: ReadableStore<SwitchState>
    readonly pairing: ReadableStore<PairingState>
    /** The transactions that this kit sent, with their outcomes, across page loads and tabs. */
    readonly journal: ReadableStore<JournalState>
    /**
     * Requests to send whose outcome the wallet did not report, across page loads and tabs. The kit searches the chain for them while the
     * page is visible; `checkUnanswered` searches immediately.
     */
    readonly unanswered: ReadableStore<UnansweredState>
    /**
     * The stores as `initialState` fills them, independent of storage. Use them for the server render and for hydration. Created on
     * each read.
     */
    readonly initialStores: {
      readonly active: ReadableStore<ActiveState>
      readonly connections: ReadableStore<ConnectionsState>
      readonly namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>
    }
    /** Returns the stores of a namespace. Throws `network/unknownNamespace` if no adapter has it. */
    namespace(namespace: A['namespace']): NamespaceStores
    /**
     * Returns the store of a balance, as the modal shows it. Cached for 30 seconds and refreshed when a transaction is mined. If it can't
     * be read, the state is an `error`, never zero. Omitted query fields follow the active account and network, and the store never holds a
     * value of another account, network or token. Read while it has subscribers and the account is known.
     */
    balanceOf(query?: Known<BalanceQuery, A>): ReadableStore<Loadable<Balance>>
    /**
     * Returns the store of an account's tokens, with the behavior of `balanceOf`. They come from the app's `tokenSource`, or from the chain
     * if there is no source or it fails. Refreshed every 10 seconds while it has subscribers and the page is visible. A source that
     * responds with 503 isn't called again until all subscribers have left and a new one subscribes. Tokens without decimals are left out.
     * Unordered.
     */
    tokensOf(query?: Known<TokensQuery, A>): ReadableStore<Loadable<readonly TokenBalance[]>>

    /** Starts wallet discovery and restores remembered connections silently. Does nothing if called again. Makes no network request. */
    start(): void
    /**
     * Loads the code of the commands, so that later ones run synchronously inside a user gesture. Call it on hover, on focus, or when the
     * page is idle. With a connector ID, also loads what connecting it needs. With the ID of a plugin, also loads the code of its commands.
     *
     * @example await kit.preload({ plugin: 'swap' })
     */
    preload(wanted?: string | { readonly plugin: string }): Promise<void>
    /** Removes all listeners, timers and sockets. The kit can't be started again. */
    destroy(): void
  }

/** Registers the type of an app's kit: `declare module '@kit/core' { interface Register { kit: typeof kit } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the app
export interface Register {}

/** The kit type that the app registered, or else any kit. Used by hooks. */
export type RegisteredKit = Register extends { readonly kit: infer K extends Kit } ? K : Kit

/** The namespaces of the registered kit. */
export type RegisteredNamespace = Parameters<RegisteredKit['namespace']>[0]

/**
 * `never` if a kit has the plugin or its type leaves that open, else a text that says how to add it. Components and hooks that need a plugin
 * require a value of this type for a registered kit without it, so that the page doesn't compile.
 *
 * @example
 * export function Tip(props: TipProps & { readonly [Problem in MissingPlugin<'tip'>]: never }): ReactElement
 */
export type MissingPlugin<
  Id extends string,
  K extends { readonly plugins: object } = RegisteredKit,
> = Id extends keyof K['plugins'] ? never : `Add ${Id}() to the plugins of createKit`

/**
 * Parameters of a hook that needs a plugin: none if the registered kit may have it.
 *
 * @example export function useTip(...missing: NeedsPlugin<'tip'>): Tip
 */
export type NeedsPlugin<Id extends string, K extends { readonly plugins: object } = RegisteredKit> = [
  MissingPlugin<Id, K>,
] extends [never]
  ? []
  : [missingPlugin: MissingPlugin<Id, K>]
