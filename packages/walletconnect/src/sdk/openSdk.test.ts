import { createFakePorts } from '@kit/testing'
import { expect, it } from 'vitest'
import { openSdk } from './openSdk.js'

it('openSdk sends an empty attestation, so that wallets contact no verification service', async () => {
  const metadata = { name: 'App', description: '', url: 'https://dapp.example', icons: [] }
  const options = { relayUrl: 'ws://127.0.0.1:1', projectId: undefined, storagePrefix: 'kit', metadata }
  const { client, close } = await openSdk({ ...options, ports: createFakePorts() })
  expect(await client.core.verify.register({})).toBe('')
  close()
})
