import { createFakePorts, createTestEngine } from '@kit/fakes'
import { vi } from 'vitest'
import type { Capabilities } from '../adapter/Capabilities.js'
import { KitError } from '../error/KitError.js'
import { createChain } from './createChain.js'

/** Responses of a wallet that lacks a method, and of one whose user rejects the request. */
export const missing = () => Promise.reject(new KitError('wallet/unsupportedMethod', { shortMessage: 'No.' }))
export const refuse = () => Promise.reject(new KitError('connection/rejected', { shortMessage: 'No.' }))

/** Connects a wallet with the given behavior, on a chain that mines what the test says. */
export async function connectWallet(capabilities: Capabilities = {}, ports = createFakePorts()) {
  const chain = createChain()
  const sendTransaction = vi.fn(chain.capabilities.sendTransaction as never) as unknown as ReturnType<typeof vi.fn>
  const engine = await createTestEngine({
    eip155: {
      ...chain.capabilities,
      isAddress: (value: string) => value.startsWith('0x'),
      sendTransaction,
      loadCapabilities: async () => capabilities,
    } as never,
    ports,
  })
  await engine.connect('one', ['0xA', '0xB'])
  await vi.dynamicImportSettled()
  return { ...engine, chain, sendTransaction }
}
