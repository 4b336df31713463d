import type { Eip155Adapter } from '@kit/eip155'
import type { Library } from './library/createLibrary.js'

/** The EVM adapter on ethers, and its way to ethers' own providers. */
export type EthersAdapter = Eip155Adapter<Library>
