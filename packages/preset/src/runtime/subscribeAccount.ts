import type { ActiveState } from '@kit/core'
import type { Preset, PresetAccount, Unsubscribe } from '../kit/Preset.js'
import { watch } from './watch.js'

/**
 * Subscribes to changes of the active account, or of a namespace's account.
 *
 * @example
 * const end = subscribeAccount(preset, ({ address }) => show(address), 'solana')
 */
export function subscribeAccount(
  { kit }: Pick<Preset, 'kit'>,
  listener: (account: PresetAccount) => void,
  namespace?: string,
): Unsubscribe {
  const { active } = namespace === undefined ? kit : kit.namespace(namespace)
  return watch([active], () => accountOf(active.getState()), listener)
}

function accountOf({ status, account, network, connection }: ActiveState): PresetAccount {
  return {
    status,
    isConnected: account !== undefined,
    address: account?.address,
    caipAddress: account && network && `${network.id}:${account.address}`,
    type: account?.type,
    wallet: connection?.wallet,
  }
}
