import type { ChainFamily } from '../ChainFamily.js'
import { addEsploraRoutes } from './addEsploraRoutes.js'
import { bip122Nodes } from './nodes/bip122Nodes.js'

/** Bitcoin chains. */
export const bip122: ChainFamily = { ...bip122Nodes, addRoutes: addEsploraRoutes }
