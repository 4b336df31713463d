/** Returns whether two objects have the same fields. Derived stores use it to keep their identity. */
export const isSameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof T)[]).every((key) => a[key] === b[key])
