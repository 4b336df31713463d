/** Storage key of the last name change, which other tabs read. */
export const renamedKey = (prefix = 'kit'): string => `${prefix}.renamed`
