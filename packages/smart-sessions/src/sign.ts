import type { PluginContext } from '@kit/core/plugin'
import type { SessionsScope } from './SmartSessionsServices.js'

/** Has the account sign a text, unless another is used meanwhile. Rejects as `kit.signMessage`, and with `smartSessions/accountChanged`. */
export async function sign(
  { kit }: PluginContext,
  { address, signal }: SessionsScope,
  message: string,
): Promise<string> {
  signal.throwIfAborted()
  const signature = await kit.signMessage({ message, address, signal }).catch((error) => {
    throw signal.aborted ? signal.reason : error
  })
  signal.throwIfAborted()
  return signature
}
