import { delimiter } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { testOnNode } from './testOnNode.mjs'

const fakes = () => ({ platform: 'linux-x64', installNode: vi.fn(), runNode: vi.fn(async () => ({ code: 3 })) })

describe('testOnNode', () => {
  it('runs npm test with the other arguments on the version, first on PATH, and returns its exit code', async () => {
    const options = fakes()
    expect(await testOnNode(['--only', 'vitest', '--node', '22'], options)).toEqual({ code: 3 })
    const [program, args, { env }] = options.runNode.mock.calls[0]
    expect(program).toMatch(/\.tools\/node-22\.\d+\.\d+\/node_modules\/\.bin\/node$/)
    expect(args.slice(1)).toEqual(['test', '--only', 'vitest'])
    expect(env.PATH.split(delimiter)[0]).toBe(program.slice(0, -'/node'.length))
  })

  it.each([
    [['--node'], 'Received: nothing'],
    [['--node', '18'], 'Received: 18'],
    [['--node', 'toString'], 'Received: toString'],
  ])('rejects versions it has no package for: %s', async (args, message) => {
    const options = fakes()
    await expect(testOnNode(args, options)).rejects.toThrow(message)
    expect(options.runNode).not.toHaveBeenCalled()
  })

  it('tells users of other platforms to install that version themselves', async () => {
    const options = { ...fakes(), platform: 'darwin-arm64' }
    await expect(testOnNode(['--node', '24'], options)).rejects.toThrow('Install Node 24, and run npm test on it.')
  })
})
