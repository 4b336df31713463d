import type { SealedCopy } from '../keys/SealedCopy.js'
import type { Session } from '../login/Session.js'
import type { Vault } from '../worker/createVault.js'
import type { DeviceKey } from './createDeviceMemory.js'

/** Creates a key that never leaves this device, and a copy of the unlocked wallet, encrypted with it. */
export async function sealForDevice(
  vault: Pick<Vault, 'seal'>,
  { user, session }: Pick<Session, 'user' | 'session'>,
): Promise<{ readonly device: DeviceKey; readonly copy: SealedCopy }> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const copy = await vault.seal({ kind: 'device', key }, { keyId: crypto.randomUUID(), label: '' }, user)
  return { device: { keyId: copy.keyId, key, session }, copy }
}
