import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'

const release = '1.3.0'
const mainnet = 1

/** Returns the address of a smart account contract on public and local chains. @throws Error for a name that the release does not have */
export function smartAccountAddress(name: string): `0x${string}` {
  const address = DELEGATOR_CONTRACTS[release]?.[mainnet]?.[name]
  if (address === undefined) throw new Error(`No ${name} in release ${release}`)
  return address
}
