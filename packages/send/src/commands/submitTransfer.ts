import { formatUnits, isKitError, KitError, type TransferTerms, toKitError } from '@kit/core/plugin'
import type { SubmitOptions } from '../SendOptions.js'
import type { SendWarning, SentTransfer } from '../SendState.js'
import { activeSender } from '../services/activeSender.js'
import { balanceUnits } from '../services/createBalanceWatch.js'
import type { SendServices } from '../services/createSendServices.js'
import { planKey } from '../services/deriveForm.js'
import { isSevereSendWarning, typedUnits } from '../validateTransfer.js'
import { editTransfer } from './editTransfer.js'

/** A transfer as requested from the wallet. */
type Transfer = Pick<SentTransfer, 'namespace' | 'networkId' | 'amount' | 'token' | 'to' | 'toName'> & {
  readonly address: string
  readonly terms: TransferTerms
}

/** Sends the transfer of the form: simulates it again, then sends one request to the wallet. */
export const submitTransfer =
  (services: SendServices) =>
  async ({ token, acknowledged = [], ...fields }: SubmitOptions = {}): Promise<{ readonly hash: string }> => {
    const { balance, change, getState, kit, recipients, tokens } = services
    requireNoRequest(services)
    if (activeSender(kit) === undefined)
      throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    const asset = typeof token === 'string' ? await tokens.read(token) : token
    if (asset !== undefined || Object.keys(fields).length > 0)
      editTransfer(services)({ ...fields, ...(asset !== undefined && { token: asset }) })
    await recipients.found()
    // The amount depends on the chain's decimals, which come with the balance. A stale balance must not block the transfer.
    const isUnread = () => balanceUnits(getState().balance) === undefined
    if (isUnread() || getState().validation === 'insufficientBalance') await balance.refresh()
    if (isUnread() && getState().token?.address !== undefined) {
      const error = new KitError('rpc/failed', { shortMessage: "Couldn't read the token." })
      change({ error })
      throw error
    }
    const transfer = await simulateAgain(services)
    requireAcknowledged(getState().warnings, acknowledged)
    return askToSend(services, transfer)
  }

/** Simulates the transfer and shows the new plan. Rejects if the form is incomplete or the transfer would fail. */
async function simulateAgain({ change, getState, simulations }: SendServices): Promise<Transfer> {
  const state = getState()
  const { isMax, origin, recipient, terms, token } = state
  const units = typedUnits(state)
  const key = planKey(state)
  if (
    key === undefined ||
    origin === undefined ||
    units === undefined ||
    token === undefined ||
    recipient.status !== 'ready'
  )
    throw incomplete(state.validation)
  const { address: to, name: toName } = recipient
  simulations.abort()
  change({ plan: { status: 'pending' }, error: undefined })
  const plan = await simulations.simulateTransfer({ to, amount: isMax ? 'max' : units }).catch((cause: unknown) => {
    const error = toKitError(cause, 'adapter/failed', "Couldn't simulate the transfer.")
    if (planKey(getState()) === key) change({ plan: { status: 'error', error, retryAtMs: 0 } })
    throw error
  })
  if (planKey(getState()) !== key)
    throw new KitError('send/changed', { shortMessage: 'The transfer changed before the request reached the wallet.' })
  // Never send more than the user has seen.
  const amount = plan === undefined || plan.amount > units ? units : plan.amount
  change({
    plan: plan === undefined ? { status: 'idle' } : { status: 'success', data: plan },
    ...(isMax && { amount: formatUnits(amount, token.decimals) }),
  })
  if (getState().validation !== 'review') throw incomplete(getState().validation)
  const { feeRate, ...others } = { ...plan?.terms, ...terms }
  const hasFeeRate = feeRate !== undefined && !state.walletSetsFee
  return { ...origin, amount, token, to, toName, terms: { ...others, ...(hasFeeRate && { feeRate }) } }
}

function requireAcknowledged(warnings: readonly SendWarning[], acknowledged: readonly SendWarning[]): void {
  const open = warnings.filter((warning) => isSevereSendWarning(warning) && !acknowledged.includes(warning))
  if (open.length > 0)
    throw new KitError('send/unacknowledged', {
      shortMessage: open.includes('maybeSent')
        ? 'This may have been sent already. Check the account, then acknowledge `maybeSent` to send again.'
        : 'The funds may be lost. Acknowledge the warnings to continue.',
      details: open.join(', '),
    })
}

function requireNoRequest({ getState }: SendServices): void {
  if (getState().status === 'requesting')
    throw new KitError('send/pending', { shortMessage: 'A request is already waiting in the wallet.' })
}

async function askToSend(
  services: SendServices,
  { address, terms, ...transfer }: Transfer,
): Promise<{ readonly hash: string }> {
  const { result, change, clear, emit, getState, kit, recents, scopes } = services
  // A second press may have been simulated at the same time.
  requireNoRequest(services)
  const { amount, namespace, networkId, to, toName, token } = transfer
  const scope = scopes.current()
  const isStill = (): boolean => scope === scopes.current() && getState().status === 'requesting'
  const about = { networkId, symbol: token.symbol }
  change({ status: 'requesting' })
  emit({ type: 'send/requested', ...about })
  try {
    const hash = await kit.transfer({
      namespace,
      networkId,
      address,
      to,
      amount,
      ...(token.address !== undefined && { token: token.address }),
      ...terms,
      note: {
        kind: 'send',
        transfers: [{ direction: 'out', amount, token }],
        to,
        ...(toName !== undefined && { toName }),
      },
    })
    recents.add(namespace, { address: to, name: toName, sentAtMs: kit.ports.clock.now() })
    const sent = { ...transfer, hash, outcome: 'pending', reason: undefined, minedHash: undefined } as const
    if (isStill()) clear({ status: 'sent', hash, sent })
    else change({ sent })
    result.settle({ hash })
    emit({ type: 'send/sent', ...about })
    return { hash }
  } catch (cause) {
    const setsFee = terms.feeRate !== undefined && isKitError(cause, 'wallet/unsupportedMethod')
    // The wallet would send something other than what was shown: let the user decide again.
    const error = setsFee
      ? new KitError('send/changed', {
          shortMessage: 'The wallet sets the fee itself. The request was not sent.',
          cause,
        })
      : toKitError(cause, 'wallet/failed', 'The wallet failed to send the transaction.')
    if (isStill()) change({ status: 'idle', error, ...(setsFee && { walletSetsFee: true }) })
    result.rejectIfLeft(error)
    emit({ type: 'send/failed', ...about, error })
    throw error
  }
}

const incomplete = (validation: string): KitError =>
  validation === 'insufficientBalance'
    ? new KitError('transfer/insufficientFunds', { shortMessage: 'Insufficient balance.' })
    : new KitError('send/incomplete', {
        shortMessage: 'An amount, a token and a recipient address are required.',
        details: validation,
      })
