/** A funded account of a local Polkadot chain. */
export type PolkadotDevAccount = {
  readonly type: 'sr25519' | 'ed25519'
  /** The byte that its seed repeats 32 times. */
  readonly seedByte: number
  readonly publicKey: `0x${string}`
  /** In the generic form (prefix 42). */
  readonly address: string
}

/** The accounts funded on local Polkadot chains. Never use them on a public chain. */
export const polkadotDevAccounts: readonly PolkadotDevAccount[] = [
  {
    type: 'sr25519',
    seedByte: 1,
    publicKey: '0x189dac29296d31814dc8c56cf3d36a0543372bba7538fa322a4aebfebc39e056',
    address: '5CcyqxXnJucaCnQQvvUg5EPzj1uoNAxACZvzArHw5aVDvgNH',
  },
  {
    type: 'sr25519',
    seedByte: 2,
    publicKey: '0x1a4fee48c1ba1a48e8cd43782a8485d635aa91cfb82cbb477f0c1c576bc4031c',
    address: '5CfCr47V5Dte6bwxNBE8K9oNnQd9fiay6aDEEkgYtFv7w4Fq',
  },
  {
    type: 'ed25519',
    seedByte: 3,
    publicKey: '0xed4928c628d1c2c6eae90338905995612959273a5c63f93636c14614ac8737d1',
    address: '5HRpwPyE1uvg2mNSKLYRkmiNArwERjCuKvLnzg17EHxqJdLc',
  },
]
