import { expect, it } from 'vitest'
import { parseCommandLine } from './parseCommandLine.js'

it('parseCommandLine accepts every key, also one that starts with a dash', () => {
  const keys = [`-${'a'.repeat(42)}`, `--${'b'.repeat(41)}`, 'c'.repeat(43)]
  const words = ['verify-frame', 'https://wallet.example', ...keys.flatMap((key) => ['--release-key', key])]
  const { positionals, values } = parseCommandLine([...words, '--config', 'kit.json'])
  expect(positionals).toEqual(['verify-frame', 'https://wallet.example'])
  expect(values).toMatchObject({ 'release-key': keys, config: 'kit.json' })
})

it('parseCommandLine names an unknown option, or an option without a value', () => {
  expect(() => parseCommandLine(['--prot', '4401'])).toThrow('--prot')
  expect(() => parseCommandLine(['verify-frame', '--release-key'])).toThrow('--release-key')
})
