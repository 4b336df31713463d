/** Addresses of the programs that the adapter calls or reads. */
export const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  tokenMetadata: 'metaqbxxUerdq28cj1RbAWkqQm3ybzjb6a8bt518x1s',
} as const
