/** Limits of open sockets and those that are being opened. */
export type SlotLimits = { readonly maxSockets: number; readonly maxSocketsPerAddress: number }

/** Reserves a slot until the returned function is called; returns undefined when none is free. */
export type SocketSlots = (address: string) => (() => void) | undefined

/** Counts the slots of all addresses. */
export function createSocketSlots({ maxSockets, maxSocketsPerAddress }: SlotLimits): SocketSlots {
  const perAddress = new Map<string, number>()
  let reserved = 0

  return (address) => {
    const count = perAddress.get(address) ?? 0
    if (reserved >= maxSockets || count >= maxSocketsPerAddress) return undefined
    reserved += 1
    perAddress.set(address, count + 1)
    return () => {
      reserved -= 1
      const remaining = (perAddress.get(address) ?? 1) - 1
      if (remaining === 0) perAddress.delete(address)
      else perAddress.set(address, remaining)
    }
  }
}
