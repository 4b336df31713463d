/** The parts of a plugin that determine a kit's type: its ID, the return value of `setup`, and the members it adds. */
export type AnyPlugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  setup(context: never): Api
  extendKit?(api: never): object
}

/** The return values of a tuple of plugins, by plugin ID. */
export type PluginsOf<P extends readonly AnyPlugin[]> = {
  readonly [Item in P[number] as Item['id']]: Item extends AnyPlugin<string, infer Api> ? Api : never
}

/** The members that a tuple of plugins adds to the kit. */
export type MembersOf<P extends readonly AnyPlugin[]> = Joined<
  P[number] extends infer Item ? (Item extends { extendKit(api: never): infer Face } ? Face : never) : never
>

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * Returns the return value of a plugin's `setup`, or `undefined` if the kit doesn't have the plugin.
 *
 * @example const send = pluginOf<SendPlugin>(kit, 'send')
 */
export const pluginOf = <P extends AnyPlugin>(
  kit: { readonly plugins: object },
  id: P['id'],
): ReturnType<P['setup']> | undefined => (kit.plugins as Record<string, ReturnType<P['setup']> | undefined>)[id]
