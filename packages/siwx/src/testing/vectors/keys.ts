/** The first key of the public test mnemonic. */
export const evmKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** A publicly known private key or seed. */
export const seedOf = (value: number): Uint8Array => new Uint8Array(32).fill(value)
