import type { CallReview } from '../src/approval/Effect.js'
import type { CallsSubject, Review, Subject } from '../src/approval/Review.js'
import { Approve } from '../src/approval/view/Approve.js'
import { type Warning, type WarningCode, warn } from '../src/approval/Warning.js'
import { reviewOf, reviews } from '../test/reviews.js'
import { type FrameState, type Step, stateOf } from './FrameState.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const collection = '0x3E35602d602c05a4bE2057C49570D8708A220dfd'
const fee: CallsSubject['fee'] = { most: 43_769_842_305_000n, payer: 'account' }

const approve = (review: Review, ...steps: readonly Step[]): FrameState => stateOf(Approve, { review }, ...steps)
const about = (subject: Subject, ...warnings: readonly Warning[]): FrameState => approve(reviewOf(subject, warnings))
const call = (effect: CallReview['effect'], more: Partial<CallReview> = {}): CallsSubject => ({
  kind: 'calls',
  calls: [{ call: { to: collection, value: 0n, data: '0xdeadbeef' }, effect, inner: [], hidden: 0, ...more }],
  fee,
  changes: [],
})
const message = reviews.message.subject

const all: readonly WarningCode[] = [
  'fails',
  'firstRecipient',
  'lookAlike',
  'otherChain',
  'rawHash',
  'hiddenCharacters',
  'oneByOne',
  'delegates',
  'ownershipTransfer',
]

/** Approvals of each kind. */
export const approvalStates = {
  'approve-message': approve(reviews.message),
  'approve-message-details': approve(reviews.message, 'open'),
  'approve-sign-in': approve(reviews.signIn),
  'approve-bytes': about({ kind: 'message', bytes: `0x${'8f3a'.repeat(80)}` }, warn('notText')),
  'approve-typed-data': approve(reviews.permit),
  'approve-typed-data-details': approve(reviews.permit, 'open'),
  'approve-send': approve(reviews.send),
  'approve-send-details': approve(reviews.send, 'open'),
  'approve-allow': approve(reviews.allow),
  'approve-batch': approve(reviews.batch),
  'approve-amount-without-end': approve(reviews.huge),
  'approve-fee-paid': about({ ...reviews.send.subject, fee: { most: 0n, payer: 'operator' } }),
  'approve-fee-by-dapp': about({ ...reviews.send.subject, fee: { most: 0n, payer: 'dapp' } }),
  'approve-changes-unknown': about({ ...reviews.send.subject, changes: undefined }, warn('fails')),
  'approve-unknown-call': about(call({ kind: 'unknown', selector: '0xdeadbeef' }), warn('unknownCall')),
  'approve-collectible': about(call({ kind: 'sendItem', collection, id: 7n, amount: 1n, to: other })),
  'approve-all-collectibles': about(
    call({ kind: 'allowAll', collection, spender: other, isAllowed: true }),
    warn('allItems'),
  ),
  'approve-contract': about(call({ kind: 'create' }, { call: { value: 10n ** 17n, data: '0x60806040' } })),
  'approve-calls-in-a-call': about(
    call(
      { kind: 'call', name: 'multicall', isListed: true },
      { inner: reviews.batch.subject.calls, decoded: { signature: 'multicall(bytes[])', args: [] } },
    ),
  ),
  'approve-permission': about(
    {
      kind: 'facts',
      title: 'Let 0x70…dc79C8 spend up to 0.01 ETH per day',
      rows: [
        { label: 'Limit', value: '0.01 ETH per day' },
        { label: 'Acts for you', value: other, isCode: true },
        { label: 'Until', value: 'Dec 3, 2026, 11:52 AM' },
      ],
      raw: `{"delegate":"${other}","authority":"0x${'f'.repeat(64)}"}`,
    },
    warn('standing'),
  ),
  'approve-long-names': approve({
    ...reviewOf(message),
    dapp: { origin: `https://bank.example.${'a'.repeat(120)}.evil.example`, name: 'W'.repeat(80) },
    network: { ...reviews.message.network, name: 'A network with an extraordinarily long name' },
  }),
  'approve-warned-of-all': about(
    message,
    ...all.map((code) => warn(code, { known: other, chain: '10', contract: collection })),
  ),
} as const
