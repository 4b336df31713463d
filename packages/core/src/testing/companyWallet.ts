import {
  type Account,
  abortable,
  type ConnectorFactory,
  errorLayers,
  KitError,
  type Session,
  toKitError,
} from '../adapter.js'

/** The EIP-1193 provider that the company's browser exposes as `window.companyWallet`. */
export type CompanyProvider = {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (detail: unknown) => void): void
  removeListener(event: string, listener: (detail: unknown) => void): void
}

const isProvider = (value: unknown): value is CompanyProvider =>
  typeof value === 'object' && value !== null && 'request' in value && 'on' in value && 'removeListener' in value

/** A connector for the wallet of a company's own browser, built with the public types only. */
export function companyWallet(): ConnectorFactory {
  return ({ ports }) => {
    const open = async (method: string, signal: AbortSignal): Promise<{ readonly eip155: Session } | undefined> => {
      const provider = ports.announcements.read('companyWallet')
      if (!isProvider(provider)) return undefined
      const ask = (name: string) => abortable(() => provider.request({ method: name }), signal).catch(throwFailure)
      const accounts = toAccounts(await ask(method))
      const networkId = toNetworkId(await ask('eth_chainId'))
      if (accounts.length === 0 || networkId === undefined) return undefined
      return { eip155: createSession(provider, accounts, networkId) }
    }
    return {
      info: { id: 'example.company', name: 'Company Wallet', type: 'EXTERNAL', namespaces: ['eip155'] },
      async connect({ signal }) {
        const sessions = await open('eth_requestAccounts', signal)
        if (sessions) return sessions
        throw new KitError('connector/notFound', { shortMessage: 'Open this page in the company’s browser.' })
      },
      // `eth_accounts` doesn't prompt, so a reload never does.
      reconnect: ({ signal }) => open('eth_accounts', signal),
    }
  }
}

/** Keeps the original error as the cause, and maps a rejection to its own code. */
function throwFailure(cause: unknown): never {
  const isRefusal = errorLayers(cause).some(({ code }) => code === 4001)
  if (isRefusal) throw new KitError('connection/rejected', { shortMessage: 'The request was declined.', cause })
  throw toKitError(cause, 'connection/failed', 'The wallet failed to connect.')
}

function createSession(
  provider: CompanyProvider,
  accounts: readonly Account[],
  networkId: `eip155:${string}`,
): Session {
  return {
    provider,
    accounts,
    networkId,
    watch(listener) {
      const onAccounts = (detail: unknown) => {
        const next = toAccounts(detail)
        if (next.length > 0) listener({ type: 'accountsChanged', accounts: next })
        else listener({ type: 'disconnected', reason: 'wallet' })
      }
      const onChain = (detail: unknown) => {
        const next = toNetworkId(detail)
        if (next) listener({ type: 'networkChanged', networkId: next })
      }
      provider.on('accountsChanged', onAccounts)
      provider.on('chainChanged', onChain)
      return () => {
        provider.removeListener('accountsChanged', onAccounts)
        provider.removeListener('chainChanged', onChain)
      }
    },
    // The wallet has no disconnect method. The kit forgets the connection itself.
    disconnect: async () => {},
  }
}

/** Drops anything that isn't an address. */
function toAccounts(value: unknown): readonly Account[] {
  const texts = Array.isArray(value) ? value : []
  const isAddress = (text: unknown): text is string => typeof text === 'string' && /^0x[\da-f]{40}$/i.test(text)
  return texts.filter(isAddress).map((address) => ({ namespace: 'eip155', address, type: 'eoa' }))
}

function toNetworkId(value: unknown): `eip155:${string}` | undefined {
  return typeof value === 'string' && /^0x[1-9a-f][\da-f]{0,12}$/i.test(value) ? `eip155:${BigInt(value)}` : undefined
}
