/** A plugin as a kit knows it: by its id, what its `setup` returns, and what it adds to the kit itself. */
export type AnyPlugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  setup(context: never): Api
  face?(api: never): object
}

/** What the plugins of a tuple return, by their ids. */
export type PluginsOf<P extends readonly AnyPlugin[]> = {
  readonly [Item in P[number] as Item['id']]: Item extends AnyPlugin<string, infer Api> ? Api : never
}

/** What the plugins of a tuple add to the kit itself. */
export type MembersOf<P extends readonly AnyPlugin[]> = Joined<
  P[number] extends infer Item ? (Item extends { face(api: never): infer Face } ? Face : never) : never
>

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * What the `setup` of a plugin returned, in a kit of which one doesn't know whether it has the plugin: `undefined` where it hasn't.
 *
 * @example const send = pluginOf<SendPlugin>(kit, 'send')
 */
export const pluginOf = <P extends AnyPlugin>(
  kit: { readonly plugins: object },
  id: P['id'],
): ReturnType<P['setup']> | undefined => (kit.plugins as Record<string, ReturnType<P['setup']> | undefined>)[id]
