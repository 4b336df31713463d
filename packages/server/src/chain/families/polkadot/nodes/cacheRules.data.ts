import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Cache rules for responses of Polkadot nodes. */
export const cacheRules: GatewayFamily['cacheRules'] = [
  [{ by: 'constant' }, 'system_chain system_chainType system_properties rpc_methods'],
  [{ by: 'hashed', at: 0 }, 'chain_getBlock chain_getHeader state_getMetadata state_getRuntimeVersion'],
  [{ by: 'hashed', at: 1 }, 'state_getStorage state_queryStorageAt state_getStorageHash state_getStorageSize'],
  [{ by: 'hashed', at: 2 }, 'state_call'],
  [{ by: 'hashed', at: 3 }, 'state_getKeysPaged'],
]
