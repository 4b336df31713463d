/** Storage key of the payments. */
export const paymentsKey = (prefix = 'kit'): string => `${prefix}.pay.payments`
