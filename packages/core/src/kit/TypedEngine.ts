import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Engine, NamespaceStores } from './Engine.js'

/** The ids of the networks that an app configured. */
export type NetworkIdOf<A extends Adapter> = A['networks'][number]['id']

/** The adapter of a namespace: `undefined` in a kit that is known to have none. */
export type AdapterIn<A extends Adapter, Namespace extends ChainNamespace> = ChainNamespace extends A['namespace']
  ? A | undefined
  : Namespace extends A['namespace']
    ? Extract<A, { readonly namespace: Namespace }>
    : undefined

/** Options with the networks and namespaces that there are. */
type Known<Options, A extends Adapter> = {
  [Name in keyof Options]: Name extends 'networkId'
    ? NetworkIdOf<A> | Extract<Options[Name], undefined>
    : Name extends 'namespace'
      ? A['namespace'] | Extract<Options[Name], undefined>
      : Options[Name]
}

type OptionsOf<Name extends keyof Engine> = NonNullable<
  Engine[Name] extends (options: infer Options, ...rest: never) => unknown ? Options : never
>
type ResultOf<Name extends keyof Engine> = Engine[Name] extends (...options: never) => infer Result ? Result : never

// Methods, not functions: so a kit of known networks is still taken where any kit is.
type Command<Name extends keyof Engine, A extends Adapter> = {
  run(options: Known<OptionsOf<Name>, A>): ResultOf<Name>
}['run']
type FreeCommand<Name extends keyof Engine, A extends Adapter> = {
  run(options?: Known<OptionsOf<Name>, A>): ResultOf<Name>
}['run']

/** The commands whose options name networks and namespaces, and those that need none. */
type CommandName =
  | 'connect'
  | 'setActive'
  | 'switchNetwork'
  | 'getBalance'
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'transfer'
  | 'waitForTransaction'
type FreeCommandName = 'disconnect' | 'balanceOf' | 'refreshBalance' | 'getProvider'

/** What of a kit depends on its adapters. */
type Typed<A extends Adapter> = { [Name in keyof Pick<Engine, CommandName>]: Command<Name, A> } & {
  [Name in keyof Pick<Engine, FreeCommandName>]: FreeCommand<Name, A>
} & {
  readonly adapters: Omit<Engine['adapters'], 'get'> & {
    get<Namespace extends ChainNamespace>(namespace: Namespace): AdapterIn<A, Namespace>
  }
  /** Stores of a namespace. Throws `network/unknownNamespace` when no adapter has it. */
  namespace(namespace: A['namespace']): NamespaceStores
  /** Forgets a configured network; selects the first that remains. */
  removeNetwork(networkId: NetworkIdOf<A>): void
}

/** The engine with the networks and namespaces of its adapters: what is not configured does not compile. */
export type TypedEngine<A extends Adapter> = Omit<Engine, keyof Typed<A>> & Typed<A>
