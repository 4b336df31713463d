import { coinTypeOf, type NameRequest, nameMessage, type SignedNameRequest } from '@kit/api'
import { isKitError, KitError, toKitError } from '@kit/core/plugin'
import type { NamesScope, NamesServices } from './createNamesServices.js'

/** A request that the wallet signs and the service receives. */
export type SignAndSend<T> = {
  readonly request: NameRequest
  /** ENSIP-11 coin type of the signing account's chain. */
  readonly coinType: number
  send(signed: SignedNameRequest): Promise<T>
}

/** Returns the coin type of the active network, which is known to have one. */
export const activeCoinType = ({ networkId }: NamesScope): number => coinTypeOf(networkId) as number

/**
 * Runs an operation that needs the wallet and shows its progress. A concurrent call for the same operation shares it, so the wallet is
 * asked once; other operations wait for it. After a failure, the state is restored and has the error.
 */
export async function runSigned<T>(
  services: NamesServices,
  what: string,
  work: (scope: NamesScope) => Promise<T>,
): Promise<T> {
  const { change, context, running } = services
  const same = running.get(what)
  if (same) return same as Promise<T>
  const scope = services.inUse()
  const before = running.get('wallet')
  if (before) {
    await before.catch(() => undefined)
    scope.signal.throwIfAborted()
    return runSigned(services, what, work)
  }
  const run = async (): Promise<T> => {
    change(scope, { status: 'checking', error: undefined })
    try {
      return await work(scope)
    } catch (thrown) {
      const error = toKitError(thrown, 'adapter/failed', 'Error registering name')
      change(scope, { status: 'editing', error })
      context.emit({ type: 'names/failed', networkId: scope.networkId, error })
      throw error
    } finally {
      if (!scope.signal.aborted) for (const name of ['wallet', what]) running.delete(name)
    }
  }
  const answer = run()
  for (const name of ['wallet', what]) running.set(name, answer)
  return answer
}

/** Signs with the requesting account only and sends the request. */
export async function signAndSend<T>(
  { api, change, context }: NamesServices,
  scope: NamesScope,
  { request, coinType, send }: SignAndSend<T>,
): Promise<T> {
  const { address, signal } = scope
  signal.throwIfAborted()
  change(scope, { status: 'signing' })
  const message = nameMessage(api, request)
  const signature = await context.kit.signMessage({ message, address, signal }).catch((error) => {
    throw signal.aborted ? signal.reason : error
  })
  signal.throwIfAborted()
  change(scope, { status: 'sending' })
  try {
    return await send({ message, signature, address, coinType })
  } catch (error) {
    const reasons = isKitError(error, 'api/rejected')
      ? (error as { reasons?: readonly { field: string }[] }).reasons
      : []
    if (reasons?.[0]?.field !== 'timestamp') throw error
    throw new KitError('names/signatureExpired', {
      shortMessage: 'The signature arrived too late, or the clock of this device is wrong.',
      cause: error,
    })
  }
}
