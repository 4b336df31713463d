import { formatAddress } from '@kit/core'
import type { Text } from '@kit/react-ui/feature'
import type { ReadToken } from '../approval/call/reviewCall.js'
import type { FactsSubject, ReviewNetwork } from '../approval/Review.js'
import type { FrameLanguage } from '../text/createLanguage.js'
import { writeAmount } from '../text/writeAmount.js'
import type { Grant, Permission } from './Permission.js'

type Words = Pick<FactsSubject, 'title' | 'rows'>

/** Describes a permission in plain words: a sentence, and all its terms. */
export async function describePermission(
  { permission, delegate, expiryS }: Pick<Grant, 'permission' | 'delegate' | 'expiryS'>,
  given: { readonly network: ReviewNetwork; readonly readToken: ReadToken; readonly language: FrameLanguage },
): Promise<Words> {
  const { network, readToken, language } = given
  const { text, locale } = language
  type Label = Parameters<typeof text>[0]
  const row = (label: Label, value: string) => ({ label: text(label), value })
  const code = (label: Label, value: string) => ({ ...row(label, value), isCode: true })
  const who = formatAddress(delegate)
  const at = (seconds: number): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
  const ends = [code('permissions.delegate', delegate), row('approval.until', at(expiryS))]

  if (permission.kind === 'call') {
    const { target, signature, valueLimit, equal } = permission
    return {
      title: text('permissions.call', { who, to: formatAddress(target) }),
      rows: [
        code('approval.contract', target),
        code('approval.function', signature),
        ...equal.map(({ name, text: value }) => ({ label: text('permissions.equal', { name }), value })),
        row('permissions.valueLimit', writeAmount(valueLimit, network.currency, language)),
        ...ends,
      ],
    }
  }
  const token = permission.kind === 'erc20' ? await tokenOf(permission, readToken) : network.currency
  const amount = writeAmount(permission.amount, token, language)
  const period = writePeriod(permission.periodS, text)
  return {
    title: text('permissions.allowance', { who, amount, period }),
    rows: [
      row('permissions.limit', `${amount} ${period}`),
      ...(permission.kind === 'erc20' ? [code('approval.token', permission.token)] : []),
      row('permissions.from', at(permission.startS)),
      ...ends,
    ],
  }
}

const tokenOf = async ({ token }: Extract<Permission, { kind: 'erc20' }>, readToken: ReadToken) =>
  (await readToken(token)) ?? { address: token, symbol: '', decimals: 0 }

/** Uses the largest unit that divides the period evenly. */
function writePeriod(seconds: number, text: Text): string {
  const units = [
    ['permissions.days', 86_400],
    ['permissions.hours', 3600],
    ['permissions.minutes', 60],
  ] as const
  const [key, size] = units.find(([, each]) => seconds % each === 0) ?? ['permissions.seconds', 1]
  return text(key, { count: seconds / size })
}
