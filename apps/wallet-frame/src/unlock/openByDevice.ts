import { isRefusal } from '../failure/isRefusal.js'
import type { Addresses } from '../keys/Addresses.js'
import type { Session } from '../login/Session.js'
import { type DeviceKey, deviceKeysOf, type Remembered } from './createDeviceMemory.js'
import type { UnlockContext } from './createUnlock.js'
import { prove } from './prove.js'
import { sealForDevice } from './sealForDevice.js'

/** Returns the device key that opened the wallet. Forgets the device if the server has none of its copies. */
export async function openByDevice(
  context: UnlockContext,
  session: Session,
  known: Remembered,
): Promise<DeviceKey | undefined> {
  const { memory } = context
  const { user, addresses } = known
  for (const device of deviceKeysOf(known)) {
    try {
      await openHere(context, session, known, device)
    } catch (error) {
      // The copy was replaced, or the device was removed.
      if (isRefusal(error, 404, 'keyId')) continue
      throw error
    }
    if (device !== known.device) await memory.keep({ user, addresses, device })
    return device
  }
  if (deviceKeysOf(known).length > 0) await memory.forget()
  return undefined
}

async function openHere(
  { api, vault }: UnlockContext,
  { user, accessToken }: Session,
  known: Remembered,
  { keyId, key }: DeviceKey,
): Promise<void> {
  const { addresses, ...copy } = await api.takeCopy({ keyId }, { accessToken })
  await vault.open(copy, { kind: 'device', key }, user, known.addresses)
}

/** Lets this device open the wallet without a prompt. */
export async function addDevice(
  { api, vault, memory }: UnlockContext,
  session: Session,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<void> {
  const { user, accessToken } = session
  const { device, copy } = await sealForDevice(vault, session)
  const proof = await prove(vault, session, 'keys')
  await memory.replaceKey({ user, addresses, device }, () => api.addKey({ copy, proof }, { accessToken, signal }))
}
