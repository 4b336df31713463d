/** A query or body of the contract whose optional fields may be undefined. Those are not sent. */
export type WithUndefined<T> = { readonly [Name in keyof T]: undefined extends T[Name] ? T[Name] | undefined : T[Name] }
