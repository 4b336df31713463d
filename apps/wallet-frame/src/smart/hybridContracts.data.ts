/** Addresses of the account's contracts on each supported chain: HybridDeleGator 1.3.0, its dependencies, and the delegation contracts. */
export const hybridContracts = {
  factory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  implementation: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
} as const

/** Contract that an EOA delegates to (EIP-7702): EIP7702StatelessDeleGator 1.3.0. */
export const statelessDelegator = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'

/** EntryPoint 0.7, which executes user operations. */
export const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

/** Redeems delegations (ERC-7710) of any account. */
export const delegationManager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** Contracts that can make an account act, and the functions of each that the wallet itself calls: `disableDelegation`. */
export const delegationContracts: readonly {
  readonly address: `0x${string}`
  readonly selectors: readonly `0x${string}`[]
}[] = [
  { address: delegationManager, selectors: ['0x49934047'] },
  { address: hybridContracts.implementation, selectors: [] },
  { address: statelessDelegator, selectors: [] },
]
