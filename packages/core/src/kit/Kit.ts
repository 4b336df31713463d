import type { Observable } from 'rxjs'
import type { BalanceQuery, TokensQuery } from '../account/BalanceQuery.js'
import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Balance } from '../chain/Balance.js'
import type { Loadable } from '../chain/Loadable.js'
import type { TokenBalance } from '../chain/Token.js'
import type { AttemptState } from '../connection/AttemptState.js'
import type { WalletRequest } from '../connection/whileAsked.js'
import type { Directory } from '../directory/Directory.js'
import type { Commands } from '../engine/commandTable.js'
import type { Known, TypedCommands } from '../engine/TypedCommands.js'
import type { TimedKitEvent } from '../event/KitEvent.js'
import type { JournalState } from '../journal/JournalEntry.js'
import type { UnansweredState } from '../journal/UnansweredSend.js'
import type { SwitchState } from '../network/SwitchState.js'
import type { PairingState } from '../pairing/PairingState.js'
import type { Ports } from '../ports/Ports.js'
import type { ActiveState, ConnectionsState, NamespaceStores } from '../state/ActiveState.js'
import type { KitSettings } from '../state/KitSettings.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { WalletsState } from '../wallet/WalletsState.js'
import type { AnyPlugin, MembersOf, PluginsOf } from './PluginsOf.js'

/** The adapter of a namespace: `undefined` in a kit that is known to have none. */
export type AdapterIn<A extends Adapter, Namespace extends ChainNamespace> = ChainNamespace extends A['namespace']
  ? A | undefined
  : Namespace extends A['namespace']
    ? Extract<A, { readonly namespace: Namespace }>
    : undefined

/**
 * The public object: what there is at once, and the commands. Silent until `start()`, ended by `destroy()`. The kit that
 * `createKit` returns knows its adapters, networks and plugins; `Kit` alone is any kit.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 * await kit.connect({ connectorId: 'io.metamask' })
 */
export type Kit<P extends readonly AnyPlugin[] = readonly AnyPlugin[], A extends Adapter = Adapter> = TypedCommands<
  Commands,
  A
> &
  MembersOf<P> & {
    /** What the app gave; of services, whether there are any. */
    readonly options: KitSettings & {
      readonly connectors?: readonly unknown[]
      readonly directory?: unknown
      readonly tokenSource?: unknown
      readonly identitySource?: unknown
    }
    /** What each plugin's `setup` returned, by its id. */
    readonly plugins: PluginsOf<P>
    readonly ports: Ports
    readonly adapters: Omit<ReadonlyMap<ChainNamespace, Adapter>, 'get'> & {
      get<Namespace extends ChainNamespace>(namespace: Namespace): AdapterIn<A, Namespace>
    }
    /**
     * The adapter of a namespace, and so its library's own clients. Throws `network/unknownNamespace` when no adapter has it.
     *
     * @example
     * const client = await kit.adapter('eip155').getPublicClient('eip155:1')
     */
    adapter<Namespace extends A['namespace']>(namespace: Namespace): NonNullable<AdapterIn<A, Namespace>>
    /** Undefined when none is configured, or none may be contacted from here. */
    readonly directory: Directory | undefined
    /** Whether no configured service may be contacted, because the page's time zone is one of `blockedTimeZones`. */
    readonly isRegionBlocked: boolean
    readonly events$: Observable<TimedKitEvent>

    readonly active: ReadableStore<ActiveState>
    readonly connections: ReadableStore<ConnectionsState>
    readonly wallets: ReadableStore<WalletsState>
    readonly attempt: ReadableStore<AttemptState>
    /**
     * Requests that a wallet has not answered yet: connect, switch, sign, send. A wallet may show a window of its own in the page while
     * the list isn't empty, so a view that covers the page must let users reach it.
     */
    readonly walletRequests: ReadableStore<readonly WalletRequest[]>
    readonly networkSwitch: ReadableStore<SwitchState>
    readonly pairing: ReadableStore<PairingState>
    /** The transactions that this kit sent, over reloads and of all tabs, and what became of them. */
    readonly journal: ReadableStore<JournalState>
    /**
     * Requests to send whose wallet didn't say what became of them, over reloads and of all tabs. The kit looks for them on the chain while
     * the page is visible; `checkUnanswered` looks at once.
     */
    readonly unanswered: ReadableStore<UnansweredState>
    /**
     * What a server rendered and hydration renders once more: the stores as `initialState` fills them, whatever storage holds. Made
     * anew at each read.
     */
    readonly firstRender: {
      readonly active: ReadableStore<ActiveState>
      readonly connections: ReadableStore<ConnectionsState>
      readonly namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>
    }
    /** Stores of a namespace. Throws `network/unknownNamespace` when no adapter has it. */
    namespace(namespace: A['namespace']): NamespaceStores
    /**
     * A balance as the modal shows it: kept for 30 s, asked again when a transaction is mined, an `error` (never zero) when it
     * cannot be read. It follows the visitor where the query leaves out whose, what or where, and never holds what was read for
     * another account, network or token. It is read while somebody subscribes, once it is known whose balance is meant.
     */
    balanceOf(query?: Known<BalanceQuery, A>): ReadableStore<Loadable<Balance>>
    /**
     * What an account holds, as `balanceOf`: from the app's `tokenSource`, else, and when that fails, from the chain. While somebody
     * subscribes and the page is visible it is read again every 10 s; a source that answers 503 is left in peace until all subscribers have
     * gone and one comes again. Tokens without decimals are left out. In no particular order.
     */
    tokensOf(query?: Known<TokensQuery, A>): ReadableStore<Loadable<readonly TokenBalance[]>>

    /** Begins discovery and silent restore. Does nothing the second time. Makes no network request. */
    start(): void
    /**
     * Loads what the first command would load, so that later ones run inside the visitor's gesture: call it on hover, on focus
     * or when the page is idle. With a connector's id, also what connecting it needs beside the wallet.
     */
    preload(connectorId?: string): Promise<void>
    /** Ends every listener, timer and socket; the kit can't be started again. */
    destroy(): void
  }

/** Types the kit of an app: `declare module '@kit/core' { interface Register { kit: typeof kit } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the app
export interface Register {}

/** The kit that the app registered, or any: what hooks take and give. */
export type RegisteredKit = Register extends { readonly kit: infer K extends Kit } ? K : Kit

/** The namespaces of that kit. */
export type RegisteredNamespace = Parameters<RegisteredKit['namespace']>[0]
