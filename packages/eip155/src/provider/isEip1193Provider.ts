import type { Eip1193Provider } from './Eip1193Provider.js'

/**
 * Whether a value from the page has a `request` function (EIP-1193). Never throws, whatever the value's getters do.
 *
 * @example isEip1193Provider(window.ethereum)
 */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject && typeof (value as Partial<Eip1193Provider>).request === 'function'
  } catch {
    return false
  }
}
