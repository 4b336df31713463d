import type { GatewayFamily } from '../../../gateway/call/GatewayFamily.js'

/** Safe methods of Polkadot nodes. */
export const safeMethods: GatewayFamily['safeMethods'] = [
  ['author_', 'pendingExtrinsics submitExtrinsic submitAndWatchExtrinsic unwatchExtrinsic'],
  ['chain_', 'get* subscribe* unsubscribe*'],
  ['state_', 'call getKeysPaged getKeysPagedAt getMetadata getReadProof getRuntimeVersion getStorage getStorageAt'],
  ['state_', 'getStorageHash getStorageHashAt getStorageSize getStorageSizeAt queryStorageAt subscribe* unsubscribe*'],
  ['system_', 'accountNextIndex chain chainType health name properties syncState version'],
  ['', 'account_nextIndex rpc_methods childstate_get* payment_query* mmr_* grandpa_roundState'],
  ['', 'chainHead_v1_* chainSpec_v1_* archive_v1_* transaction_v1_* transactionWatch_v1_*'],
]
