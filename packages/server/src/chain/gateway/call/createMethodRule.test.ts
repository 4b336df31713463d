import { expect, it } from 'vitest'
import { chainFamilies } from '../../chainFamilies.js'
import { createCallEffects } from './createCallEffects.js'
import { createMethodRule, safeNames } from './createMethodRule.js'

const effects = createCallEffects(chainFamilies)
const familyOf = (wanted: string) => chainFamilies.find(({ namespace }) => namespace === wanted)

it.each([
  [
    'eip155',
    'anvil_setBalance evm_mine hardhat_reset debug_traceTransaction eth_sendTransaction eth_sign eth_accounts eth_signTransaction',
  ],
  [
    'eip155',
    'admin_peers personal_unlockAccount miner_start txpool_content trace_filter eth_submitWork eth_resend engine_newPayloadV3',
  ],
  ['eip155', 'ETH_CALL eth_call\0 __proto__ constructor safe *'],
  ['solana', 'requestAirdrop dev_advance setLogFilter getConfirmed exit'],
  [
    'polkadot',
    'author_insertKey author_rotateKeys author_removeExtrinsic dev_newBlock system_addReservedPeer offchain_localStorageSet',
  ],
  ['polkadot', 'state_getPairs state_traceBlock system_dryRun sync_state_genSyncSpec'],
  ['unknown', 'anything'],
])(
  'createMethodRule excludes from the safe methods of %s every method that uses or burdens a node: %s',
  (namespace, methods) => {
    const allows = createMethodRule(familyOf(namespace), ['safe'])
    for (const method of methods.split(' ')) expect([method, allows?.(method)]).toEqual([method, false])
  },
)

it.each(['eip155', 'solana', 'polkadot'])(
  'createMethodRule forwards for %s every cacheable read, and only reads, subscriptions and signed transactions',
  (namespace) => {
    const allows = createMethodRule(familyOf(namespace), ['safe'])
    const kept = familyOf(namespace)?.cacheRules.flatMap(([, methods]) => methods.split(' ')) ?? []
    for (const method of kept) expect([method, allows?.(method)]).toEqual([method, true])
    const changes = safeNames(familyOf(namespace)).filter(
      (method) => effects.effectOf(method.replace('*', '')) === 'change',
    )
    expect(
      changes.filter((method) => !/subscribe|watch|Extrinsic|_v1_|grandpa|syncState|_nextIndex$/i.test(method)),
    ).toEqual([])
  },
)

it('createMethodRule accepts method names, prefixes and a wildcard', () => {
  const allows = createMethodRule(familyOf('eip155'), ['safe', 'debug_trace*', 'eth_sendTransaction'])
  const requested = ['eth_call', 'debug_traceCall', 'eth_sendTransaction', 'debug_setHead', 'anvil_mine']
  expect(requested.map((method) => allows?.(method))).toEqual([true, true, true, false, false])
  expect(createMethodRule(familyOf('eip155'), ['eth_call'])?.('eth_getLogs')).toBe(false)
  expect(createMethodRule(familyOf('eip155'), ['*'])).toBeUndefined()
})
