import * as z from 'zod/mini'
import type { Addresses } from '../keys/Addresses.js'
import type { KeyValue } from '../storage/createKeyValue.js'

/** The device key, its copy, and the login in which it was created: another login creates another key. */
export type DeviceKey = { readonly keyId: string; readonly key: CryptoKey; readonly session: string }

/** Data of a wallet on this device: its addresses, and the key that unlocks it; no key if the user wants to be asked every time. */
export type Remembered = { readonly user: string; readonly addresses: Addresses; readonly device?: DeviceKey }

/** Stores one wallet. */
export type DeviceMemory = {
  /** Undefined for another user. */
  read(user: string): Promise<Remembered | undefined>
  keep(remembered: Remembered): Promise<void>
  forget(): Promise<void>
}

const rememberedSchema = z.object({
  user: z.uuid(),
  addresses: z.object({ eoa: z.string(), owner: z.string(), solana: z.string() }),
  device: z.optional(
    z.object({
      keyId: z.uuid(),
      key: z.custom<CryptoKey>((value) => value instanceof CryptoKey),
      session: z._default(z.string(), ''),
    }),
  ),
})

export function createDeviceMemory(keyValue: KeyValue): DeviceMemory {
  return {
    async read(user) {
      const { data } = rememberedSchema.safeParse(await keyValue.get('device').catch(() => undefined))
      if (data?.user !== user) return undefined
      const { addresses, device } = data
      return { user, addresses, ...(device && { device }) }
    },
    keep: (remembered) => keyValue.set('device', remembered),
    forget: () => keyValue.remove('device'),
  }
}
