import { callPaymaster } from '../../../../contract/paymasterEndpoints.js'
import type { App } from '../../../../platform/http/AppContext.js'
import { addEndpoint } from '../../../../platform/http/addEndpoint.js'
import type { Gate } from '../../../../platform/http/createGate.js'
import { HttpError } from '../../../../platform/http/HttpError.js'
import { createCounts } from '../../../../platform/mail/createCounts.js'
import type { Store } from '../../../../platform/store/Store.js'
import type { Chains } from '../../../chains/Chains.js'
import type { ChainConfig, PaymasterConfig } from '../../../config/chainConfig.js'
import type { ChainGateway } from '../../../gateway/createChainGateway.js'
import { createBundlers } from '../bundler/createBundlers.js'
import type { BundlerReply } from '../operation/BundlerReply.js'
import { faultCodes, OperationError, operationErrorReply } from '../operation/OperationError.js'
import type { OwnPaymaster } from './createOwnPaymaster.js'

type Dependencies = {
  readonly chains: Chains
  readonly config: { readonly chains: Readonly<Record<string, ChainConfig>> }
  readonly gate: Gate
  readonly gateway: ChainGateway
  readonly now: () => number
  readonly sessionKey: Buffer
  readonly store: Store
}

const dayMs = 86_400_000

/** Adds calls to the paymaster: a configured service, or the server itself. */
export function addPaymasterRoutes(app: App, services: Dependencies): void {
  const { chains, config, gate, gateway, now, sessionKey, store } = services
  const forward = createBundlers({ transport: gateway.transport })
  const counts = createCounts({ db: store.db, key: sessionKey, now })
  const owners = new Map<string, Promise<OwnPaymaster>>()

  /** Its code is loaded lazily. */
  async function create(chain: string, paymaster: PaymasterConfig & OwnPart): Promise<OwnPaymaster> {
    const { createOwnPaymaster } = await import('./createOwnPaymaster.js')
    return createOwnPaymaster({ chains, chain, own: paymaster.own, config: paymaster, now })
  }

  /** @throws OperationError if the account has reached its daily limit of sponsored operations */
  async function count(chain: string, { perSenderPerDay }: PaymasterConfig, params: readonly unknown[]): Promise<void> {
    const subject = `${chain}|${senderOf(params)}`
    const limit = { kind: 'sponsored', subject, count: perSenderPerDay, windowMs: dayMs }
    if ((await counts.consume([limit])) === undefined) return
    throw new OperationError(faultCodes.throttled, 'This account has reached its daily limit of sponsored operations')
  }

  async function ask(
    chain: string,
    paymaster: PaymasterConfig,
    { method, params }: { readonly method: string; readonly params: readonly unknown[] },
  ): Promise<BundlerReply> {
    const { own, url } = paymaster
    const isPayment = method === 'pm_getPaymasterData'
    if (own === undefined) {
      if (isPayment) await count(chain, paymaster, params)
      return forward(url, { method, params })
    }
    const owner = owners.get(chain) ?? create(chain, { ...paymaster, own })
    owners.set(chain, owner)
    const result = await (await owner)(method, params)
    // Invalid requests are not counted.
    if (isPayment) await count(chain, paymaster, params)
    return { result }
  }

  addEndpoint(app, gate, callPaymaster, async ({ query, body }) => {
    const chain = config.chains[query.chainId]
    if (chain === undefined) throw new HttpError(400, 'chainId', 'Unsupported chain')
    const { paymaster } = chain
    const requested = paymaster && ask(query.chainId, paymaster, body)
    const reply = (await requested?.catch(operationErrorReply)) ?? {
      error: { code: faultCodes.unknownMethod, message: 'This chain has no paymaster' },
    }
    return { jsonrpc: '2.0' as const, id: body.id ?? null, ...reply }
  })
}

type OwnPart = { readonly own: NonNullable<PaymasterConfig['own']> }

/** Returns the sender of an operation, normalized. */
function senderOf([operation]: readonly unknown[]): string {
  const sender = (operation as { sender?: unknown } | null | undefined)?.sender
  return typeof sender === 'string' ? sender.toLowerCase() : ''
}
