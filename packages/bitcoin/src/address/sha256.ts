/**
 * SHA-256 (FIPS 180-4) of public data. It is here because an address is checked before any library is loaded, and is made small,
 * not fast; everything that signs or verifies uses the library's.
 *
 * @example sha256(new Uint8Array()).length // 32
 */
export function sha256(message: Uint8Array): Uint8Array {
  const { constants, state } = createTables()
  const length = message.length
  const padded = new Uint8Array((((length + 8) >> 6) + 1) << 6)
  padded.set(message)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, length << 3)
  view.setUint32(padded.length - 8, length >>> 29)
  const words = new Int32Array(64)
  const at = (list: ArrayLike<number>, index: number) => list[index] as number
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = view.getInt32(start + i * 4)
        continue
      }
      const [x, y] = [at(words, i - 15), at(words, i - 2)]
      const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      words[i] = at(words, i - 16) + small + at(words, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i += 1) {
      const one =
        (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i)) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, index) => {
      state[index] = (at(state, index) + value) | 0
    })
  }
  const hash = new Uint8Array(32)
  state.forEach((word, index) => {
    new DataView(hash.buffer).setInt32(index * 4, word)
  })
  return hash
}

/** The first 32 bits behind the point of the roots of the first primes. */
function createTables(): { readonly constants: readonly number[]; readonly state: number[] } {
  const primes: number[] = []
  for (let next = 2; primes.length < 64; next += 1) if (primes.every((prime) => next % prime !== 0)) primes.push(next)
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
  return {
    constants: primes.map((p) => fraction(Math.cbrt(p))),
    state: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))),
  }
}
