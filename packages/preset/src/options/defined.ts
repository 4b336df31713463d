/** Removes undefined members, which mean the default. */
export const defined = <T extends object>(given: T): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never
