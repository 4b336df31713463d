/** Returns the storage key of a kit's pairing. If it is missing, there is nothing to restore. */
export const pairingStorageKey = (prefix = 'kit'): string => `${prefix}.wc.memo`

/** Returns the storage key of a kit's open proposals. If it is missing, no wallet has one to respond to. */
export const openProposalsKey = (prefix = 'kit'): string => `${prefix}.wc.proposals`
