import type { Kit } from '@kit/core/plugin'
import type { SendForm } from './createSendForm.js'

/** Takes what the journal knows of what was sent last into the form. */
export function followSent(
  kit: Pick<Kit, 'journal'>,
  { change, getState }: Pick<SendForm, 'change' | 'getState'>,
): void {
  const { sent } = getState()
  const entry = sent && kit.journal.getState().entries.find(({ id }) => id === `${sent.networkId}:${sent.hash}`)
  const isUnknown = entry?.isUnknown === true
  if (sent === undefined || entry === undefined) return
  if (entry.status === sent.outcome && isUnknown === (sent.isUnknown === true)) return
  change({ sent: { ...sent, outcome: entry.status, isUnknown, reason: entry.reason, minedHash: entry.minedHash } })
}
