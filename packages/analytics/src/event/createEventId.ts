import type { Ports } from '@kit/core/plugin'

/** A random UUID (version 4), by which a service tells that a delivery was repeated. */
export function createEventId(random: Ports['random']): string {
  const bytes = random.bytes(16)
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
