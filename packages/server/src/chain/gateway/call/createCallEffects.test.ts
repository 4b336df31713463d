import { expect, it } from 'vitest'
import { chainFamilies } from '../../chainFamilies.js'
import { createCallEffects } from './createCallEffects.js'

const effects = createCallEffects(chainFamilies)

it.each([
  [
    'read',
    'eth_call eth_getBalance eth_chainId net_version debug_traceTransaction trace_block getSlot isBlockhashValid',
  ],
  ['read', 'simulateTransaction chain_getBlockHash state_getStorage system_accountNextIndex payment_queryInfo'],
  ['raw', 'eth_sendRawTransaction sendTransaction author_submitExtrinsic'],
  ['filter', 'eth_newFilter eth_getFilterChanges eth_uninstallFilter'],
  ['change', 'eth_sendTransaction eth_sign eth_signTypedData_v4 personal_sign evm_mine anvil_reset requestAirdrop'],
  ['change', 'wallet_sendCalls eth_submitWork debug_setHead admin_addPeer author_rotateKeys somethingNew constructor'],
])('createCallEffects classifies as %s: %s', (effect, methods) => {
  for (const method of methods.split(' ')) expect([method, effects.effectOf(method)]).toEqual([method, effect])
})
