import type { Kit } from '@kit/core'
import { recall } from '../state/storageKey.js'

/** What a mail brings is good for so long. */
const CODE_MS = 20 * 60_000

/** Whether a link or code for logging in was mailed to an address that may still be good: asked after a reload, or after the visitor went back. */
export function wasSentTo(kit: Pick<Kit, 'options' | 'ports'>, email: string): boolean {
  const { storage, clock } = kit.ports
  const agoMs = clock.now() - Number(recall(kit, storage, 'LAST_EMAIL_LOGIN_TIME') ?? Number.NaN)
  return agoMs >= 0 && agoMs < CODE_MS && recall(kit, storage, 'EMAIL') === email
}
