import { bundlerMethods, frameMethods, type PayloadOf, type ResponseOf, unsafeMethods } from '@kit/embedded/protocol'
import { RpcFailure } from '../failure/RpcFailure.js'
import { createApprove } from './createApprove.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import type { RpcMethod, RpcServices } from './RpcServices.js'
import { sendCalls } from './sendCalls.js'
import { sendTransaction } from './sendTransaction.js'
import { signingMethods } from './signingMethods.js'

/** Context of a request from the bridge. */
type Context = { readonly signal: AbortSignal; waiting(): () => void }

/**
 * Creates the handler of `RPC_REQUEST`: listed methods only, one after the other.
 *
 * @throws RpcFailure 4200 unlisted method, 4902 unknown network, 4100 unknown account, -32602 invalid parameters
 * @throws KitError `connection/rejected` when the user declines
 */
export function handleRpc(
  services: RpcServices,
): (payload: PayloadOf<'RPC_REQUEST'>, context: Context) => Promise<ResponseOf<'RPC_REQUEST'>> {
  const agreed = new WeakSet<AbortSignal>()
  const approve = createApprove({ ...services, onAgreed: (signal) => void agreed.add(signal) })
  const permission: RpcMethod = async (call) => {
    if (services.permissions === undefined) throw new RpcFailure(4200, 'Permissions are not supported')
    const { permissionMethods } = await import('../permissions/permissionMethods.js')
    const answer = permissionMethods(services, approve, await services.permissions())[call.method]
    return answer?.(call)
  }
  const methods: { readonly [method: string]: RpcMethod } = {
    ...signingMethods(services, approve),
    eth_sendTransaction: sendTransaction(services, approve),
    // Few pages use it, so its code loads on demand.
    eth_sendUserOperation: async (call) =>
      (await import('./sendUserOperation.js')).sendUserOperation(services, approve)(call),
    wallet_sendCalls: sendCalls(services, approve),
    wallet_getCallsStatus: getCallsStatus(services),
    wallet_getCapabilities: getCapabilities(services),
    wallet_grantPermissions: permission,
    wallet_requestExecutionPermissions: permission,
    wallet_revokePermissions: permission,
    wallet_revokeExecutionPermission: permission,
    ...services.methods,
  }
  let last: Promise<unknown> = Promise.resolve()

  return async ({ method, params, chainId }, context) => {
    const isUnsafe = unsafeMethods.includes(method)
    const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (answer === undefined || !(isUnsafe || frameMethods.includes(method) || bundlerMethods.includes(method)))
      throw new RpcFailure(4200, 'Requested RPC call is not allowed')
    const network = services.networkOf(chainId)
    if (network === undefined) throw new RpcFailure(4902, `Unsupported chain ID: ${chainId}`)
    const run = async (): Promise<ResponseOf<'RPC_REQUEST'>> => {
      context.signal.throwIfAborted()
      return { result: await answer({ method, params, network, signal: context.signal, waiting: context.waiting }) }
    }
    if (!isUnsafe) return run()
    // Until the user approves nothing is done, so the request can be retried.
    const runReaching = () => services.reach(run, context, () => !agreed.has(context.signal))
    // The next request is read after the previous one is decided: its nonce and its changes depend on it. Until then, the user is deciding.
    const turn = context.waiting()
    const requested = last.then(() => {
      turn()
      return runReaching()
    })
    last = requested.catch(() => undefined)
    return requested
  }
}
