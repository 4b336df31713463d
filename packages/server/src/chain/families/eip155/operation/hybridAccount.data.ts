/** HybridDeleGator 1.3.0: the account of the embedded wallet, at the same addresses on every chain that has it. */
export const hybridAccount = {
  factory: '0x69aa2f9fe1572f1b640e1bbc512f5c3a734fc77c',
  implementation: '0x48dbe696a4d990079e039489ba2053b36e8ffec4',
  /** Storage slot of a proxy's implementation (ERC-1967). */
  implementationSlot: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  /** Creation code of the proxy, without its arguments. */
  creation: { bytes: 1008, hash: '0xc8fb9314d27cddb08b374dd2bf47cd06c6fb879756ddfbedf522a8c58756a8e0' },
  /** Hash of the proxy's code. */
  codeHash: '0x8678a7d794f76a790255c0db52d6276dc7259cc7a211426bca106e5ebb4b1ddf',
} as const

export const factoryAbi = [
  {
    type: 'function',
    name: 'deploy',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'bytecode', type: 'bytes' },
      { name: 'salt', type: 'bytes32' },
    ],
    outputs: [{ name: 'address', type: 'address' }],
  },
] as const

/** Constructor arguments of the proxy. */
export const proxyArguments = [
  { name: 'implementation', type: 'address' },
  { name: 'data', type: 'bytes' },
] as const
