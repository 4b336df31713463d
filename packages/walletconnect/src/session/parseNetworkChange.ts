import type { CaipNetworkId } from '@kit/core/adapter'

/**
 * Reads the network of a `chainChanged` event. The event's data may be a number, hex, a decimal string or CAIP-2, and takes precedence over
 * the ID that the event was sent on. Returns undefined when neither is an ID of the namespace.
 */
export function parseNetworkChange(data: unknown, sentOn: unknown): CaipNetworkId | undefined {
  const [, namespace, reference] = (typeof sentOn === 'string' && caip2.exec(sentOn)) || []
  if (namespace === undefined || reference === undefined) return undefined
  const value = typeof data === 'object' && data !== null ? (data as { chainId?: unknown }).chainId : data
  if (typeof value === 'string' && value.startsWith(`${namespace}:`) && caip2.test(value)) return value as CaipNetworkId
  if (namespace !== 'eip155') return `${namespace}:${reference}`
  const id = typeof value === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : `eip155:${reference}`
}

const caip2 = /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32})$/
