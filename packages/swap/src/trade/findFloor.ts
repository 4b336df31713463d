/** More candidates than a trade has amounts. */
const mostCandidates = 8

/**
 * Whether a transaction itself refuses to bring less than a minimum, whatever happens to the price until it is mined. Nobody tells what
 * its data means, so it is found out: the minimum is the word that, raised to all that arrives, still brings as much, and raised by one
 * unit more makes the transaction fail. A number that is only written into the data does neither.
 *
 * @param tries What arrives with other data; undefined where it fails.
 * @example await findFloor({ data, minimum: 990n, received: 1000n }, tries)
 */
export async function findFloor(
  { data, minimum, received }: { readonly data: `0x${string}`; readonly minimum: bigint; readonly received: bigint },
  tries: (data: `0x${string}`) => Promise<bigint | undefined>,
): Promise<boolean> {
  const places: number[] = []
  // Arguments are words of 32 bytes, shifted by the 4 bytes of each function that they are wrapped in.
  for (let at = 10; at + 64 <= data.length && places.length < mostCandidates; at += 8) {
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
