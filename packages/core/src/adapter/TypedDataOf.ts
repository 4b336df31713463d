/** Struct types of EIP-712 data: the fields of each struct, by its name. */
export type TypedDataTypes = {
  readonly [name: string]: readonly { readonly name: string; readonly type: string }[]
}

/**
 * EIP-712 data whose `primaryType` and `message` are checked against `types`. Integers can be numbers, big integers or decimal strings. If
 * the types are only known at run time, such as those of a server's response, any message fits.
 *
 * @example
 * const types = { Mail: [{ name: 'to', type: 'address' }, { name: 'amount', type: 'uint256' }] } as const
 * const mail: TypedDataOf<typeof types, 'Mail'> = { domain: {}, types, primaryType: 'Mail', message: { to: '0x…', amount: 1n } }
 */
export type TypedDataOf<Types extends TypedDataTypes, PrimaryType extends keyof Types & string> = {
  readonly domain: { readonly [key: string]: unknown }
  readonly types: Types
  readonly primaryType: PrimaryType
  readonly message: string extends keyof Types ? { readonly [key: string]: unknown } : StructValue<Types, PrimaryType>
}

type StructValue<Types extends TypedDataTypes, Name extends keyof Types> = {
  readonly [Field in Types[Name][number] as Field['name']]: FieldValue<Types, Field['type']>
}

/** An unknown type accepts no value, so that a misspelled one is an error. */
type FieldValue<Types extends TypedDataTypes, Type extends string> = string extends Type
  ? unknown
  : Type extends `${infer Item}[${infer Size}]`
    ? ArrayValue<Types, Item, Size>
    : Type extends keyof Types
      ? StructValue<Types, Type>
      : PlainValue<Type>

/** `Size` of `uint8[2][3]` is `2][3`. */
type ArrayValue<
  Types extends TypedDataTypes,
  Item extends string,
  Size extends string,
> = Size extends `${string}][${infer More}`
  ? readonly FieldValue<Types, `${Item}[${More}]`>[]
  : readonly FieldValue<Types, Item>[]

type PlainValue<Type extends string> = Type extends `${'' | 'u'}int${number | ''}`
  ? bigint | number | `${bigint}`
  : Type extends 'address' | `bytes${number | ''}`
    ? `0x${string}`
    : Type extends 'bool'
      ? boolean
      : Type extends 'string'
        ? string
        : never
