/** Storage key of the purchases. */
export const purchasesKey = (storagePrefix = 'kit'): string => `${storagePrefix}.onramp.purchases`
