import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBitcoind } from './findBitcoind.js'
import { unpackBitcoind } from './unpackBitcoind.js'
import { whyNoBitcoin } from './whyNoBitcoin.js'
import { withLock } from './withLock.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-bitcoind-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const program = async (name: string, says: string) => {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\necho '${says}'\n`)
  await chmod(path, 0o755)
  return path
}

describe('findBitcoind', () => {
  it('uses the configured program, whatever its version', async () => {
    for (const says of [
      'Bitcoin Knots daemon version v29.4',
      'Bitcoin Core version v31.0.0',
      'Bitcoin Core daemon version v32',
    ]) {
      const path = await program('named', says)
      expect(await findBitcoind({ BITCOIND_PATH: path })).toMatchObject({ command: path, version: says })
    }
  })

  it('falls back to the program on PATH', async () => {
    const path = await program('bitcoind', 'Bitcoin Core daemon version v30.0.0')
    expect(await findBitcoind({ PATH: folder })).toMatchObject({ command: path })
  })

  it("rejects a program that isn't a Bitcoin node with a reason, and throws where tests must run", async () => {
    const path = await program('other', 'Litecoin daemon version 1')
    const env = { BITCOIND_PATH: path }
    await expect(findBitcoind(env)).rejects.toMatchObject({ code: 'bitcoind/unavailable' })
    expect(await whyNoBitcoin(env)).toContain('is no Bitcoin node')
    await expect(whyNoBitcoin({ ...env, CI: 'true' })).rejects.toMatchObject({ code: 'bitcoind/unavailable' })
    expect(await whyNoBitcoin({ BITCOIND_PATH: join(folder, 'nothing') })).toContain('does not run')
  })

  it("doesn't retry immediately after a failed download", async () => {
    const target = join(folder, 'unpacked')
    await writeFile(`${target}.failed`, 'no network')
    await expect(unpackBitcoind(target)).rejects.toMatchObject({ code: 'bitcoind/unavailable' })
    expect((await readdir(folder)).filter((name) => name.startsWith('unpacked-'))).toEqual([])
  })
})

describe('withLock', () => {
  it('admits one holder at a time, and releases the lock when its holder exits', async () => {
    const path = join(folder, 'lock')
    await writeFile(path, '999999999')
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setTimeout(resolve, 10))
      inside -= 1
    }
    await Promise.all([1, 2, 3].map(() => withLock(path, 10_000, work)))
    expect(most).toBe(1)
  })
})
