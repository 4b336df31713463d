import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** The ids of the networks that an app configured. */
export type NetworkIdOf<A extends Adapter> = A['networks'][number]['id']

/** The whole transactions that the adapters of a kit take: those that say so by their types. Any in a kit of unknown adapters. */
type WholeTransactionOf<A extends Adapter> = ChainNamespace extends A['namespace'] ? unknown : WholeTransaction<A>
type WholeTransaction<A> = A extends Adapter
  ? Parameters<NonNullable<A['sendTransaction']>>[0]['transaction'] extends { readonly transaction?: infer Whole }
    ? unknown extends Whole
      ? never
      : Whole
    : never
  : never

/**
 * What a command takes, as the adapters of a kit have it: the names of its options tell which are networks, namespaces and
 * transactions.
 */
export type Known<Given, A extends Adapter> = unknown extends Given
  ? Given
  : Given extends CaipNetworkId
    ? NetworkIdOf<A>
    : {
        [Name in keyof Given]: Name extends 'networkId'
          ? NetworkIdOf<A> | Extract<Given[Name], undefined>
          : Name extends 'namespace'
            ? A['namespace'] | Extract<Given[Name], undefined>
            : Name extends 'transaction'
              ? WholeTransactionOf<A> | Extract<Given[Name], undefined>
              : Given[Name]
      }

type KnownAll<Args extends readonly unknown[], A extends Adapter> = { [At in keyof Args]: Known<Args[At], A> }

/** Commands with the networks and namespaces of a kit's adapters: what is not configured does not compile. */
export type TypedCommands<Commands, A extends Adapter> = {
  // Methods, not functions: so a kit of known networks is still taken where any kit is.
  [Name in keyof Commands]: Commands[Name] extends (...args: infer Args) => infer Answer
    ? { run(...args: KnownAll<Args, A>): Answer }['run']
    : Commands[Name]
}
