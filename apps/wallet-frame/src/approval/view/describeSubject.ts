import { formatAddress } from '@kit/core'
import type { MessageKey, Text } from '@kit/react-ui/feature'
import { writeAmount, writeUnit } from '../../text/writeAmount.js'
import type { Effect } from '../Effect.js'
import type { ReviewNetwork, Subject, TypedDataSubject } from '../Review.js'

type Language = { readonly text: Text; readonly locale: string }

/** Returns the title of a request, and the verb of its button. */
export function describeSubject(
  subject: Subject,
  network: ReviewNetwork,
  language: Language,
): { readonly title: string; readonly verb: MessageKey } {
  const { text } = language
  switch (subject.kind) {
    case 'message': {
      if (subject.signIn === undefined) return { title: text('approval.message'), verb: 'approval.sign' }
      return { title: text('approval.signIn', { domain: subject.signIn.domain }), verb: 'approval.doSignIn' }
    }
    case 'typedData': {
      const [permit, ...more] = subject.permits
      if (permit === undefined) return describeMoves(subject.moves, network, language)
      if (more.length > 0) return { title: text('approval.permits'), verb: 'approval.allow' }
      const { spender, amount, isUnlimited, token } = permit
      const key = isUnlimited ? 'approval.allowUnlimited' : 'approval.allowAmount'
      const values = {
        spender: formatAddress(spender),
        amount: writeAmount(amount, token, language),
        symbol: writeUnit(token, language),
      }
      return { title: text(key, values), verb: 'approval.allow' }
    }
    case 'facts':
      return { title: subject.title, verb: 'approval.approve' }
    case 'calls': {
      const [call, ...more] = subject.calls
      if (call !== undefined && more.length === 0)
        return describeEffect(call.effect, call.call.value, network, language)
      return { title: text('approval.batch', { count: subject.calls.length }), verb: 'approval.approve' }
    }
  }
}

/** Returns the title of a call. */
export function describeEffect(
  effect: Effect,
  value: bigint,
  network: ReviewNetwork,
  language: Language,
): { readonly title: string; readonly verb: MessageKey } {
  const { text } = language
  switch (effect.kind) {
    case 'send': {
      const amount = writeAmount(effect.amount, effect.token ?? network.currency, language)
      return { title: text('approval.send', { amount, to: formatAddress(effect.to) }), verb: 'approval.doSend' }
    }
    case 'sendItem':
      return { title: text('approval.sendItem', { to: formatAddress(effect.to) }), verb: 'approval.doSend' }
    case 'sendItems': {
      const count = effect.ids.length
      return { title: text('approval.sendItems', { count, to: formatAddress(effect.to) }), verb: 'approval.doSend' }
    }
    case 'allow': {
      const { amount, limit, token } = effect
      const spender = formatAddress(effect.spender)
      if (amount === 0n)
        return {
          title: text('approval.revoke', { spender, symbol: writeUnit(token, language) }),
          verb: 'approval.approve',
        }
      if (limit === 'none')
        return {
          title: text('approval.allowUnlimited', { spender, symbol: writeUnit(token, language) }),
          verb: 'approval.allow',
        }
      return {
        title: text('approval.allowAmount', { spender, amount: writeAmount(amount, token, language) }),
        verb: 'approval.allow',
      }
    }
    case 'allowItem':
      return { title: text('approval.allowItem', { spender: formatAddress(effect.spender) }), verb: 'approval.allow' }
    case 'allowAll': {
      const key = effect.isAllowed ? 'approval.allowAll' : 'approval.revokeAll'
      return { title: text(key, { spender: formatAddress(effect.spender) }), verb: 'approval.approve' }
    }
    case 'revoke':
      return { title: text('permissions.revokeTitle'), verb: 'permissions.revoke' }
    case 'create':
      return { title: text('approval.create'), verb: 'approval.approve' }
    case 'call':
    case 'unknown': {
      const amount = writeAmount(value, network.currency, language)
      return { title: text(value > 0n ? 'approval.callWith' : 'approval.call', { amount }), verb: 'approval.approve' }
    }
  }
}

/** Names a signature by the assets that it sends. */
function describeMoves(
  [move, ...more]: TypedDataSubject['moves'],
  network: ReviewNetwork,
  language: Language,
): { readonly title: string; readonly verb: MessageKey } {
  const { text } = language
  if (move?.kind !== 'pay' || move.to === undefined || more.length > 0)
    return { title: text('approval.typedData'), verb: 'approval.sign' }
  const amount = writeAmount(move.amount ?? 0n, move.token ?? network.currency, language)
  return { title: text('approval.send', { amount, to: formatAddress(move.to) }), verb: 'approval.doSend' }
}
