import { formatAddress } from '@kit/core'
import type { MessageKey, Text } from '@kit/react-ui/feature'
import type { Effect } from '../call/Effect.js'
import type { ReviewNetwork, Subject } from '../Review.js'
import { writeAmount } from './writeAmount.js'

type Language = { readonly text: Text; readonly locale: string }

/** What happens in one sentence, and the verb of the button. */
export function describeSubject(
  subject: Subject,
  network: ReviewNetwork,
  language: Language,
): { readonly title: string; readonly verb: MessageKey } {
  const { text, locale } = language
  switch (subject.kind) {
    case 'message': {
      if (subject.signIn === undefined) return { title: text('approval.message'), verb: 'approval.sign' }
      return { title: text('approval.signIn', { domain: subject.signIn.domain }), verb: 'approval.doSignIn' }
    }
    case 'typedData': {
      const [permit, ...more] = subject.permits
      if (permit === undefined) return { title: text('approval.typedData'), verb: 'approval.sign' }
      if (more.length > 0) return { title: text('approval.permits'), verb: 'approval.allow' }
      const { spender, amount, isUnlimited, token } = permit
      const key = isUnlimited ? 'approval.allowUnlimited' : 'approval.allowAmount'
      const values = {
        spender: formatAddress(spender),
        amount: writeAmount(amount, token, locale),
        symbol: nameOf(token),
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

/** What a call does in one sentence. */
export function describeEffect(
  effect: Effect,
  value: bigint,
  network: ReviewNetwork,
  { text, locale }: Language,
): { readonly title: string; readonly verb: MessageKey } {
  switch (effect.kind) {
    case 'send': {
      const amount = writeAmount(effect.amount, effect.token ?? network.currency, locale)
      return { title: text('approval.send', { amount, to: formatAddress(effect.to) }), verb: 'approval.doSend' }
    }
    case 'sendItem':
      return { title: text('approval.sendItem', { to: formatAddress(effect.to) }), verb: 'approval.doSend' }
    case 'allow': {
      const { amount, isUnlimited, token } = effect
      const spender = formatAddress(effect.spender)
      if (amount === 0n)
        return { title: text('approval.revoke', { spender, symbol: nameOf(token) }), verb: 'approval.approve' }
      if (isUnlimited)
        return { title: text('approval.allowUnlimited', { spender, symbol: nameOf(token) }), verb: 'approval.allow' }
      return {
        title: text('approval.allowAmount', { spender, amount: writeAmount(amount, token, locale) }),
        verb: 'approval.allow',
      }
    }
    case 'allowItem':
      return { title: text('approval.allowItem', { spender: formatAddress(effect.spender) }), verb: 'approval.allow' }
    case 'allowAll': {
      const key = effect.isAllowed ? 'approval.allowAll' : 'approval.revokeAll'
      return { title: text(key, { spender: formatAddress(effect.spender) }), verb: 'approval.approve' }
    }
    case 'create':
      return { title: text('approval.create'), verb: 'approval.approve' }
    case 'call':
    case 'unknown': {
      const amount = writeAmount(value, network.currency, locale)
      return { title: text(value > 0n ? 'approval.callWith' : 'approval.call', { amount }), verb: 'approval.approve' }
    }
  }
}

/** A token that does not tell its name goes by its address. */
const nameOf = ({ symbol, address }: { readonly symbol: string; readonly address: string }): string =>
  symbol === '' ? formatAddress(address) : symbol
