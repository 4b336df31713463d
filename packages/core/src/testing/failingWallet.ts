import { createFakePorts, createTestEngine, type FakePorts, flushPromises } from '@kit/fakes'
import { vi } from 'vitest'
import type { Capabilities } from '../adapter/Capabilities.js'
import { KitError, type KitErrorCode, type KitErrorInit } from '../error/KitError.js'
import { connectWallet } from './connectWallet.js'

/** The request that the wallet is asked to send, and the position of its account before it. */
export const note = { kind: 'send', transfers: [], to: '0xC', reference: 'order:7' }
export const transaction = { to: '0xC', value: 5n, note }
export const mark = { timeMs: 1_000, height: 3, nonce: 7 }
export const failure = (code: KitErrorCode, init: Partial<KitErrorInit> = {}) =>
  new KitError(code, { shortMessage: 'No.', ...init })

/** Creates a chain that can be searched, with the hashes sent on it. */
export function searchable(sent: string[] = []) {
  const searches: unknown[] = []
  const capabilities: Capabilities = {
    getAccountPosition: async () => mark,
    findTransactions: async (call) => {
      searches.push({ address: call.address, mark: call.mark, sent: call.sent })
      return sent
    },
  }
  return { capabilities, searches, sent }
}

export async function failing(error: unknown, { capabilities = {} as Capabilities, ports = createFakePorts() } = {}) {
  const engine = await connectWallet(capabilities, ports)
  engine.sendTransaction.mockImplementation(() => Promise.reject(error))
  const requests = () => engine.kit.unanswered.getState().requests
  return { ...engine, ports, requests }
}

/** Opens the page again, or another tab, with the wallet restored. */
export async function openAgain(ports: FakePorts, capabilities: Capabilities = {}) {
  const engine = await createTestEngine({ eip155: { loadCapabilities: async () => capabilities }, ports })
  engine.one.answer({ eip155: engine.one.session('eip155', ['0xA'], 'eip155:1') })
  await vi.dynamicImportSettled()
  await flushPromises()
  return engine
}
