import { createKeyring } from './createKeyring.js'
import type { Answered, Requested } from './createVault.js'

const keyring = createKeyring()

self.onmessage = async ({ data }: MessageEvent<Requested>) => {
  const { id, name, args } = data
  try {
    const ask = keyring[name as keyof typeof keyring] as (...args: readonly unknown[]) => unknown
    self.postMessage({ id, value: await ask(...args) } satisfies Answered)
  } catch (error) {
    self.postMessage({ id, fault: (error as Error).message } satisfies Answered)
  }
}
