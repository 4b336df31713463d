/** A plugin as a kit knows it: by its id, and by what its `setup` returns. */
export type AnyPlugin<Id extends string = string, Api = unknown> = {
  readonly id: Id
  setup(context: never): Api
}

/** What the plugins of a tuple return, by their ids. */
export type PluginsOf<P extends readonly AnyPlugin[]> = {
  readonly [Item in P[number] as Item['id']]: Item extends AnyPlugin<string, infer Api> ? Api : never
}
