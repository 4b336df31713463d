import { get, update } from 'idb-keyval'

/** Recipients that the user has sent to, on this device. Nothing is remembered if the browser has no storage. */
export type Receivers = {
  /** `lookAlike`: the known address that it could be mistaken for. */
  check(address: string, own: readonly string[]): Promise<{ readonly isKnown: boolean; readonly lookAlike?: string }>
  remember(addresses: readonly string[]): Promise<void>
}

const maxRemembered = 500

/**
 * Creates the store of recipients, under `key` in IndexedDB.
 *
 * @example await createKnownRecipients(`receivers ${user}`).check(to, [account])
 */
export function createKnownRecipients(key: string): Receivers {
  const read = async (): Promise<readonly string[]> => {
    const kept: unknown = await get(key).catch(() => undefined)
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
  }
  return {
    async check(address, own) {
      const wanted = address.toLowerCase()
      const known = [...own.map((each) => each.toLowerCase()), ...(await read())]
      if (known.includes(wanted)) return { isKnown: true }
      const lookAlike = known.find((each) => endsOf(each) === endsOf(wanted))
      return { isKnown: false, ...(lookAlike !== undefined && { lookAlike }) }
    },
    async remember(addresses) {
      const all = addresses.map((each) => each.toLowerCase())
      const add = (kept: readonly string[] = []) => [...new Set([...all, ...kept])].slice(0, maxRemembered)
      await update<readonly string[]>(key, add).catch(() => undefined)
    },
  }
}

/** The parts that people compare: the first and last four characters. */
const endsOf = (address: string): string => address.replace(/^0x/, '').replace(/^(.{4}).*(.{4})$/, '$1$2')
