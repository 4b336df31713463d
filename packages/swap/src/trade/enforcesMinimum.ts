/** Maximum number of candidates: a trade has fewer amounts. */
const maxCandidates = 8

/**
 * Whether a transaction itself enforces the minimum output, regardless of price changes before it is mined. The meaning of its data is
 * unknown, so it is probed. The minimum is the word that can be raised to the full output, but makes the transaction fail when raised
 * further. A number that is merely contained in the data does neither.
 *
 * @param tries Returns the output with other data; undefined if it fails.
 * @example await findFloor({ data, minimum: 990n, received: 1000n }, tries)
 */
export async function enforcesMinimum(
  { data, minimum, received }: { readonly data: `0x${string}`; readonly minimum: bigint; readonly received: bigint },
  tries: (data: `0x${string}`) => Promise<bigint | undefined>,
): Promise<boolean> {
  const places: number[] = []
  // Arguments are words of 32 bytes, offset by the 4-byte selector of each wrapping function.
  for (let at = 10; at + 64 <= data.length && places.length < maxCandidates; at += 8) {
    const word = BigInt(`0x${data.slice(at, at + 64)}`)
    if (word >= minimum && word <= received) places.push(at)
  }
  for (const at of places) {
    const withWord = (word: bigint): `0x${string}` =>
      `0x${data.slice(2, at)}${word.toString(16).padStart(64, '0')}${data.slice(at + 64)}`
    if ((await tries(withWord(received + 1n))) !== undefined) continue
    if ((await tries(withWord(received))) === received) return true
  }
  return false
}
