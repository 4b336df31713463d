import type { PluginContext } from '@kit/core/plugin'
import type { InUse } from './SmartSessionsServices.js'

/** Has the account sign a text, unless another is used meanwhile. Rejects as `kit.signMessage`, and with `smartSessions/accountChanged`. */
export async function sign({ kit }: PluginContext, { address, left }: InUse, message: string): Promise<string> {
  left.throwIfAborted()
  const signature = await kit.signMessage({ message, address, signal: left }).catch((error) => {
    throw left.aborted ? left.reason : error
  })
  left.throwIfAborted()
  return signature
}
