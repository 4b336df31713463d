/** The two identifiers that the SS58 format reserves. */
export const reservedPrefixes: readonly number[] = [46, 47]
