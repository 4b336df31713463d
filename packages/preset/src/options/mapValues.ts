/** Returns an object of the same keys with converted values. */
export const mapValues = <Key extends string, A, B>(given: { readonly [key in Key]: A }, map: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(given).map(([key, value]) => [key, map(value)])) as { readonly [key in Key]: B }
