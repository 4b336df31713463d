/** Whether two values have the same fields: how a derived store keeps its identity when nothing in it changed. */
export const isSameFields = <T extends object>(a: T, b: T): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof T)[]).every((key) => a[key] === b[key])
