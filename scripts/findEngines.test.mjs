import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findEngines } from './findEngines.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const place = (...names) => {
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    chmodSync(join(folder, name), 0o755)
  }
}
const never = () => Promise.reject(new Error('installed'))

describe('findEngines', () => {
  it('returns the programs on PATH without installing', async () => {
    place('firefox', 'WebKitWebDriver', 'Xvfb')
    expect(await findEngines({ env: { PATH: folder }, installPackages: never })).toEqual({
      FIREFOX_PATH: join(folder, 'firefox'),
      WEBKIT_DRIVER_PATH: join(folder, 'WebKitWebDriver'),
      XVFB_PATH: join(folder, 'Xvfb'),
    })
  })
  it('installs only what is missing', async () => {
    place('firefox-esr', 'Xvfb')
    const requested = []
    const installPackages = async (packages) => {
      requested.push(...packages)
      place('WebKitWebDriver')
    }
    await findEngines({ env: { PATH: folder }, installPackages })
    expect(requested).toEqual(['webkit2gtk-driver'])
  })
  it('throws with the package and the variable when a program is still missing', async () => {
    place('firefox-esr', 'Xvfb')
    const env = { PATH: folder }
    await expect(findEngines({ env, installPackages: async () => {} })).rejects.toThrow(
      "WebKitWebDriver was not found. Install Debian's package webkit2gtk-driver, or set WEBKIT_DRIVER_PATH",
    )
  })
  it('throws when a configured path does not exist', async () => {
    const env = { PATH: folder, FIREFOX_PATH: join(folder, 'gone') }
    await expect(findEngines({ env, installPackages: never })).rejects.toThrow('FIREFOX_PATH points to')
  })
})
