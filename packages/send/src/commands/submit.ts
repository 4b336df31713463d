import { type CaipNetworkId, formatUnits, isKitError, KitError, toKitError } from '@kit/core/plugin'
import { isSevere } from '../isSevere.js'
import type { SendWarning } from '../SendState.js'
import { planKey } from '../services/deriveForm.js'
import type { SendServices } from '../services/SendServices.js'
import { unitsOf } from '../validate.js'
import { edit, type SendFields } from './edit.js'

declare module '@kit/core' {
  interface PluginEvents {
    /** The wallet is asked to send. */
    'send/asked': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/sent': { readonly networkId: CaipNetworkId; readonly symbol: string }
    'send/failed': { readonly networkId: CaipNetworkId; readonly symbol: string; readonly error: KitError }
  }
}

/** What `submit` takes: fields to fill in first, and what the visitor accepts. */
export type SubmitOptions = Omit<SendFields, 'token'> & {
  /** A token, or the address of one; left out: that of the form, at first the network's own currency. */
  readonly token?: SendFields['token'] | string
  /** Warnings that were shown and accepted. Grave ones have to be, see `isSevere`. */
  readonly acknowledged?: readonly SendWarning[]
}

/** Sends what the form says: tries it once more, then asks the wallet once. */
export const submit =
  (services: SendServices) =>
  async ({ token, acknowledged = [], ...fields }: SubmitOptions = {}): Promise<{ readonly hash: string }> => {
    const { change, clear, emit, getState, holdPlan, kit, place, receivers, recents, scopes, tryTransfer } = services
    if (getState().status === 'asking')
      throw new KitError('send/pending', { shortMessage: 'The wallet is being asked already.' })
    if (place() === undefined)
      throw new KitError('connection/notConnected', { shortMessage: 'No wallet is connected.' })
    const asset = typeof token === 'string' ? await services.tokens.read(token) : token
    if (asset !== undefined || Object.keys(fields).length > 0)
      edit(services)({ ...fields, ...(asset !== undefined && { token: asset }) })
    await receivers.found()
    // What was read before the question can't refuse it.
    if (getState().validation === 'insufficientBalance') await services.readBalance()

    const state = getState()
    const { isMax, origin, receiver, terms, token: chosen } = state
    const units = unitsOf(state)
    const key = planKey(state)
    if (
      key === undefined ||
      origin === undefined ||
      units === undefined ||
      chosen === undefined ||
      receiver.status !== 'ready'
    )
      throw incomplete(state.validation)
    holdPlan()
    change({ plan: { status: 'pending' }, error: undefined })
    const plan = await tryTransfer({ to: receiver.address, amount: isMax ? 'max' : units }).catch((cause: unknown) => {
      const error = toKitError(cause, 'adapter/failed', 'The transfer could not be tried.')
      if (planKey(getState()) === key) change({ plan: { status: 'error', error, retryAtMs: 0 }, error })
      throw error
    })
    if (planKey(getState()) !== key)
      throw new KitError('send/changed', { shortMessage: 'The transfer changed before the wallet was asked.' })
    // What the visitor saw is the most that leaves.
    const amount = plan === undefined || plan.amount > units ? units : plan.amount
    change({
      plan: plan === undefined ? { status: 'idle' } : { status: 'success', data: plan },
      ...(isMax && { amount: formatUnits(amount, chosen.decimals) }),
    })
    if (getState().validation !== 'review') throw incomplete(getState().validation)
    const open = getState().warnings.filter((warning) => isSevere(warning) && !acknowledged.includes(warning))
    if (open.length > 0)
      throw new KitError('send/unacknowledged', {
        shortMessage: open.includes('mayBeSent')
          ? 'This may have been sent already. Check the account, then confirm to send it again.'
          : 'What is sent may be lost. Read the warnings, then confirm.',
        details: open.join(', '),
      })

    const { namespace, networkId, address } = origin
    const { feeRate, ...others } = { ...plan?.terms, ...terms }
    const asksRate = feeRate !== undefined && !state.walletSetsFee
    const scope = scopes.current()
    const isStill = (): boolean => scope === scopes.current() && getState().status === 'asking'
    const about = { networkId, symbol: chosen.symbol }
    change({ status: 'asking' })
    emit({ type: 'send/asked', ...about })
    try {
      const hash = await kit.transfer({
        namespace,
        networkId,
        address,
        to: receiver.address,
        amount,
        ...(chosen.address !== undefined && { token: chosen.address }),
        ...others,
        ...(asksRate && { feeRate }),
        note: {
          kind: 'send',
          transfers: [{ direction: 'out', amount, token: chosen }],
          to: receiver.address,
          ...(receiver.name !== undefined && { toName: receiver.name }),
        },
      })
      recents.add(namespace, { address: receiver.address, name: receiver.name, sentAtMs: kit.ports.clock.now() })
      const sent = {
        hash,
        networkId,
        namespace,
        amount,
        token: chosen,
        to: receiver.address,
        toName: receiver.name,
        outcome: 'pending',
        reason: undefined,
        minedHash: undefined,
      } as const
      if (isStill()) clear({ status: 'sent', hash, sent })
      else change({ sent })
      services.settle({ hash })
      emit({ type: 'send/sent', ...about })
      return { hash }
    } catch (cause) {
      const setsFee = asksRate && isKitError(cause, 'wallet/unsupportedMethod')
      // What was shown would not be what the wallet sends: the visitor decides again.
      const error = setsFee
        ? new KitError('send/changed', { shortMessage: 'The wallet chooses the fee itself: it was not asked.', cause })
        : toKitError(cause, 'wallet/failed', 'The wallet did not send.')
      if (isStill()) change({ status: 'idle', error, ...(setsFee && { walletSetsFee: true }) })
      services.refused(error)
      emit({ type: 'send/failed', ...about, error })
      throw error
    }
  }

const incomplete = (validation: string): KitError =>
  validation === 'insufficientBalance'
    ? new KitError('transfer/insufficientFunds', { shortMessage: 'The account holds too little for this.' })
    : new KitError('send/incomplete', {
        shortMessage: 'An amount, a token and a receiver address are required.',
        details: validation,
      })
