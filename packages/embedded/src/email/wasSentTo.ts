import type { Kit } from '@kit/core'
import { recall } from '../state/storageKey.js'

/** Validity of emailed links and codes. */
const codeValidityMs = 20 * 60_000

/** Returns whether a sign-in link or code sent to an address may still be valid, after a reload or when the user went back. */
export function wasSentTo(kit: Pick<Kit, 'options' | 'ports'>, email: string): boolean {
  const { storage, clock } = kit.ports
  const agoMs = clock.now() - Number(recall(kit, storage, 'LAST_EMAIL_LOGIN_TIME') ?? Number.NaN)
  return agoMs >= 0 && agoMs < codeValidityMs && recall(kit, storage, 'EMAIL') === email
}
