import type { PluginContext } from '@kit/core/adapter'
import { createFakePorts } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { walletConnect } from './walletConnect.js'

const context = {
  ports: createFakePorts(),
  kit: { options: {}, adapters: new Map() },
  onStart() {},
} as unknown as PluginContext
const make = (options: Parameters<typeof walletConnect>[0]) => () => walletConnect(options)(context)

describe('walletConnect options', () => {
  it('reject a relay URL that is not a WebSocket URL, and name both', () => {
    const given = expect.objectContaining({
      code: 'kit/invalidOption',
      message: expect.stringMatching(/relayUrl.*wss:.*https:\/\/relay\.example/),
    })
    expect(make({ relayUrl: 'https://relay.example' })).toThrow(given)
    for (const relayUrl of [undefined, '', 'ws://127.0.0.1:1', 'wss://relay.example/?a=b']) make({ relayUrl })()
  })

  it('reject an invalid project ID', () => {
    const relayUrl = 'wss://relay.example'
    const given = expect.objectContaining({ code: 'kit/invalidOption', message: expect.stringContaining('<your id>') })
    expect(make({ relayUrl, projectId: '<your id>' })).toThrow(given)
    for (const projectId of ['', 'demo', '0123456789abcdef']) make({ relayUrl, projectId })()
  })
})
