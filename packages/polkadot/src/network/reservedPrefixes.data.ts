/** The two identifiers that the format reserves. */
export const reservedPrefixes: readonly number[] = [46, 47]
