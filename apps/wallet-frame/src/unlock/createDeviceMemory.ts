import * as z from 'zod/mini'
import type { Addresses } from '../keys/Addresses.js'
import type { KeyValue } from '../storage/createKeyValue.js'

/** The device key, its copy, and the login in which it was created: another login creates another key. */
export type DeviceKey = { readonly keyId: string; readonly key: CryptoKey; readonly session: string }

/** Data of a wallet on this device: its addresses, and the key that unlocks it; no key if the user wants to be asked every time. */
export type Remembered = {
  readonly user: string
  readonly addresses: Addresses
  readonly device?: DeviceKey
  /** A key whose copy was sent, without a response: the server may have replaced the copy of `device` with it. */
  readonly nextDevice?: DeviceKey
}

/** Stores one wallet. */
export type DeviceMemory = {
  /** Undefined for another user. */
  read(user: string): Promise<Remembered | undefined>
  keep(remembered: Remembered): Promise<void>
  /** Replaces the device key. Both keys are stored until the server has confirmed the copy of the new one. */
  replaceKey(remembered: Remembered & { readonly device: DeviceKey }, sendCopy: () => Promise<unknown>): Promise<void>
  forget(): Promise<void>
}

const deviceSchema = z.object({
  keyId: z.uuid(),
  key: z.custom<CryptoKey>((value) => value instanceof CryptoKey),
  session: z._default(z.string(), ''),
})

const rememberedSchema = z.object({
  user: z.uuid(),
  addresses: z.object({ eoa: z.string(), owner: z.string(), solana: z.string() }),
  device: z.optional(deviceSchema),
  nextDevice: z.optional(deviceSchema),
})

/** Returns the keys whose copy the server may have, the confirmed one first. None if the user wants to be asked every time. */
export function deviceKeysOf(remembered: Remembered | undefined): readonly DeviceKey[] {
  return [remembered?.device, remembered?.nextDevice].filter((key) => key !== undefined)
}

export function createDeviceMemory(keyValue: KeyValue): DeviceMemory {
  const keep: DeviceMemory['keep'] = (remembered) => keyValue.set('device', remembered)

  const read: DeviceMemory['read'] = async (user) => {
    const { data } = rememberedSchema.safeParse(await keyValue.get('device').catch(() => undefined))
    if (data?.user !== user) return undefined
    const { addresses, device, nextDevice } = data
    return { user, addresses, ...(device && { device }), ...(nextDevice && { nextDevice }) }
  }

  return {
    read,
    keep,
    async replaceKey({ user, addresses, device }, sendCopy) {
      const previous = (await read(user))?.device
      await keep({ user, addresses, ...(previous && { device: previous }), nextDevice: device })
      await sendCopy()
      await keep({ user, addresses, device })
    },
    forget: () => keyValue.remove('device'),
  }
}
