import { requireSession } from '../login/requireSession.js'
import { deviceKeysOf } from '../unlock/createDeviceMemory.js'
import { sealForDevice } from '../unlock/sealForDevice.js'
import type { ManageOptions } from './createManage.js'
import type { ManageAccess } from './createManageAccess.js'
import type { Manage } from './Manage.js'

/** Creates the commands for the key that opens the wallet on this device. */
export function deviceCommands(
  { api, login, vault }: ManageOptions,
  { memory, requireOpen, proven, removeOwnKey }: ManageAccess,
): Pick<Manage, 'asksEveryTime' | 'setAskEveryTime'> {
  return {
    async asksEveryTime() {
      const { user } = await requireSession(login)
      return deviceKeysOf(await memory.read(user)).length === 0
    },
    async setAskEveryTime(isOn) {
      const addresses = await requireOpen()
      const session = await requireSession(login)
      const { user } = session
      if (isOn) {
        await removeOwnKey()
        await memory.keep({ user, addresses })
        return
      }
      const { device, copy } = await sealForDevice(vault, session)
      const { proof, options } = await proven('keys')
      await memory.replaceKey({ user, addresses, device }, () => api.addKey({ copy, proof }, options))
    },
  }
}
