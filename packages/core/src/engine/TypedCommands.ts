import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'

/** The IDs of the networks that an app configured. */
export type NetworkIdOf<A extends Adapter> = A['networks'][number]['id']

/** The library transactions that a kit's adapters accept, taken from their types. Any value if the adapters are unknown. */
type WholeTransactionOf<A extends Adapter> = ChainNamespace extends A['namespace'] ? unknown : WholeTransaction<A>
type WholeTransaction<A> = A extends Adapter
  ? Parameters<NonNullable<A['sendTransaction']>>[0]['transaction'] extends { readonly transaction?: infer Whole }
    ? unknown extends Whole
      ? never
      : Whole
    : never
  : never

/** Narrows a command's options to the adapters of a kit. Networks, namespaces and transactions are recognized by the option names. */
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

/** Commands narrowed to the networks and namespaces of a kit's adapters: using one that isn't configured is a type error. */
export type TypedCommands<Commands, A extends Adapter> = {
  // Declared as methods so that a kit with known networks stays assignable to the general `Kit` type.
  [Name in keyof Commands]: Commands[Name] extends (...args: infer Args) => infer Answer
    ? { run(...args: KnownAll<Args, A>): Answer }['run']
    : Commands[Name]
}
