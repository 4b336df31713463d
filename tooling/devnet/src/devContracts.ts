import { devNamesBytecode } from './contracts/devNames.data.js'
import { create2Address } from './create2Address.js'

/** The address of Multicall3 on public and local chains. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Address of the code that accounts of local chains delegate to for batched calls (EIP-7702). */
export const callBatchAddress = '0x7702000000000000000000000000000000000001' as const

/** Returns the address of the name registry, which is its own resolver and universal resolver (chain 31337 only). */
export function devNamesAddress(): `0x${string}` {
  return create2Address(devNamesBytecode)
}
