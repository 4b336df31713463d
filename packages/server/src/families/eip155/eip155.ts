import type { ChainFamily } from '../ChainFamily.js'
import { eip155Nodes } from './nodes/eip155Nodes.js'

/** EVM chains. */
export const eip155: ChainFamily = { ...eip155Nodes }
