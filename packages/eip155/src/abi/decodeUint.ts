const wordLength = 64

/**
 * The unsigned number in the first word of a contract's answer; undefined when there is none.
 *
 * @example decodeUint('0x' + '05'.padStart(64, '0')) // 5n
 */
export function decodeUint(data: unknown): bigint | undefined {
  const words = typeof data === 'string' ? /^0x((?:[\da-f]{64})+)/i.exec(data)?.[1] : undefined
  return words === undefined ? undefined : BigInt(`0x${words.slice(0, wordLength)}`)
}
