import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** The ids of the networks that an app configured. */
export type NetworkIdOf<A extends Adapter> = A['networks'][number]['id']

/** What a command takes, with the networks and namespaces that there are: the names of its options tell which they are. */
export type Known<Given, A extends Adapter> = unknown extends Given
  ? Given
  : Given extends CaipNetworkId
    ? NetworkIdOf<A>
    : {
        [Name in keyof Given]: Name extends 'networkId'
          ? NetworkIdOf<A> | Extract<Given[Name], undefined>
          : Name extends 'namespace'
            ? A['namespace'] | Extract<Given[Name], undefined>
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
