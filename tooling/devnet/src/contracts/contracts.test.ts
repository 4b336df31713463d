import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

describe('compiled contracts', () => {
  it('match their sources', async () => {
    const script = fileURLToPath(new URL('../../scripts/compileContracts.mjs', import.meta.url))
    await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toMatchObject({ stderr: '' })
  })
})
