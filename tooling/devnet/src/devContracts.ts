import { devNamesBytecode } from './contracts/devNames.data.js'
import { create2Address } from './create2Address.js'

/** The address of Multicall3 on public chains and on ours. */
export const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Where the code is that accounts of local chains take as their own to send calls as one (EIP-7702). */
export const callBatchAddress = '0x7702000000000000000000000000000000000001' as const

/** Address of the name registry, which is its own resolver and universal resolver (chain 31337 only). */
export function devNamesAddress(): `0x${string}` {
  return create2Address(devNamesBytecode)
}
