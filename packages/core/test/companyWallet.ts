import {
  type Account,
  abortable,
  type ConnectorFactory,
  errorLayers,
  KitError,
  type Session,
  toKitError,
} from '../src/adapter.js'

/** What the company's own browser puts on the page as `window.companyWallet`: EIP-1193. */
export type CompanyProvider = {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (detail: unknown) => void): void
  removeListener(event: string, listener: (detail: unknown) => void): void
}

const isProvider = (value: unknown): value is CompanyProvider =>
  typeof value === 'object' && value !== null && 'request' in value && 'on' in value && 'removeListener' in value

/** A connector made of the public types alone: the wallet of a browser that a company gives its people. */
export function companyWallet(): ConnectorFactory {
  return ({ ports }) => {
    const open = async (method: string, signal: AbortSignal): Promise<{ readonly eip155: Session } | undefined> => {
      const provider = ports.announcements.read('companyWallet')
      if (!isProvider(provider)) return undefined
      const ask = (name: string) => abortable(() => provider.request({ method: name }), signal).catch(tellFailure)
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
      // `eth_accounts` asks nobody: a reload never prompts.
      reconnect: ({ signal }) => open('eth_accounts', signal),
    }
  }
}

/** What was thrown stays as the cause: a refusal by its own code, anything else as a failure. */
function tellFailure(cause: unknown): never {
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
    // It has no way to be told; the kit forgets the connection by itself.
    disconnect: async () => {},
  }
}

/** Whatever is not an address is left out. */
function toAccounts(value: unknown): readonly Account[] {
  const texts = Array.isArray(value) ? value : []
  const isAddress = (text: unknown): text is string => typeof text === 'string' && /^0x[\da-f]{40}$/i.test(text)
  return texts.filter(isAddress).map((address) => ({ namespace: 'eip155', address, type: 'eoa' }))
}

function toNetworkId(value: unknown): `eip155:${string}` | undefined {
  return typeof value === 'string' && /^0x[1-9a-f][\da-f]{0,12}$/i.test(value) ? `eip155:${BigInt(value)}` : undefined
}
