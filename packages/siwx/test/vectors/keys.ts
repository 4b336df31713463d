/** The first key of the public mnemonic of test chains. */
export const evmKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** A private key or seed that everyone knows. */
export const seedOf = (value: number): Uint8Array => new Uint8Array(32).fill(value)
