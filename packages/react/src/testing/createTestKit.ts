import {
  type Account,
  type Balance,
  type Connector,
  createKit,
  type InitialState,
  type Kit,
  type StoragePort,
  type TransactionReceipt,
} from '@kit/core'
import type { Adapter, Session, SessionEvent } from '@kit/core/adapter'
import { createFakeAdapter, createFakePorts, fakeAccount } from '@kit/fakes'

/** A pending request to a chain or a wallet. */
export type BalanceCall = {
  readonly about: string
  readonly signal: AbortSignal | undefined
  answer(value: unknown): void
}

/** A kit with two chains and a wallet on each. The test answers their requests. */
export type TestKit = {
  readonly kit: Kit
  readonly requested: readonly BalanceCall[]
  /** Requests that are neither answered nor aborted. */
  pending(): readonly string[]
  /** Returns the newest request of this kind. */
  find(about: string): BalanceCall
  connect(namespace: 'eip155' | 'solana'): Promise<void>
  emit(namespace: 'eip155' | 'solana', event: SessionEvent): void
  readonly storage: StoragePort
}

/** Creates the test kit. Pass another kit's storage to simulate a reload. `publicClient` is the chain library's client of each network. */
export function createTestKit(
  storage: StoragePort = createFakePorts().storage,
  initialState?: InitialState,
  publicClient?: unknown,
): TestKit {
  const requested: BalanceCall[] = []
  const answered = new Set<BalanceCall>()
  const listeners = new Map<string, (event: SessionEvent) => void>()
  const ask = <T>(about: readonly (string | number | undefined)[], signal: AbortSignal | undefined) =>
    new Promise<T>((resolve) => {
      const question: BalanceCall = {
        about: about.filter((part) => part !== undefined).join(' '),
        signal,
        answer(value) {
          answered.add(question)
          resolve(value as T)
        },
      }
      requested.push(question)
    })
  const adapterOf = (namespace: string): Adapter =>
    createFakeAdapter(namespace, [{ connector: walletOf(namespace) }], {
      getPublicClient: async (networkId) => publicClient ?? { networkId },
      getWalletClient: async (target) => ({ ...target }),
      switchNetwork: ({ network, signal }) => ask(['switch', network.id], signal),
      getBalance: ({ network, address, token, signal }) =>
        ask<Balance>(['balance', network.id, address, token], signal),
      signMessage: ({ account, message, signal }) => ask(['sign', account.address, message], signal),
      signTypedData: ({ account, signal }) => ask(['type', account.address], signal),
      sendTransaction: ({ account, network, transaction, signal }) =>
        ask(['send', account.address, network.id, transaction.data], signal),
      waitForTransaction: ({ network, hash, confirmations, signal }) =>
        ask<TransactionReceipt>(['wait', network.id, hash, confirmations], signal),
    })
  const walletOf = (namespace: string): Connector => {
    const session: Session = {
      provider: {},
      accounts: accountsOf(namespace, ['A', 'B']),
      networkId: `${namespace}:1`,
      watch(listener) {
        listeners.set(namespace, listener)
        return () => listeners.delete(namespace)
      },
      disconnect: async () => {},
    }
    const connect = async () => ({ [namespace]: session })
    return {
      info: { id: `${namespace}-wallet`, name: `${namespace} wallet`, type: 'ANNOUNCED', namespaces: [namespace] },
      connect,
      reconnect: connect,
    }
  }
  const kit = createKit({
    metadata: { name: 'Test', description: '', url: 'https://dapp.example', icons: [] },
    adapters: [() => adapterOf('eip155'), () => adapterOf('solana')],
    ports: { storage, whenIdle: (work) => work() },
    initialState,
  }) as unknown as Kit
  return {
    kit,
    storage,
    requested,
    pending: () =>
      requested.filter((each) => !answered.has(each) && each.signal?.aborted !== true).map(({ about }) => about),
    find(about) {
      const found = requested.findLast((each) => each.about === about)
      if (!found)
        throw new Error(`No request "${about}". Requests: ${JSON.stringify(requested.map((each) => each.about))}.`)
      return found
    },
    async connect(namespace) {
      await kit.connect({ connectorId: `${namespace}-wallet` })
      await commandsOf(kit)
    },
    emit: (namespace, event) => listeners.get(namespace)?.(event),
  }
}

/** Waits until the command code that is loaded with a connection is ready, by running a command that sends no request. */
export const commandsOf = (kit: Pick<Kit, 'signMessage'>): Promise<unknown> =>
  kit.signMessage({ connectionId: 'none:none', message: '' }).catch(() => undefined)

/** Creates accounts of a test wallet. */
export const accountsOf = (namespace: string, names: readonly string[]): readonly Account[] =>
  names.map((name) => fakeAccount(namespace, `${namespace}${name}`))

/** Creates an amount as a chain returns it. */
export const coins = (value: bigint): Balance => ({ value, decimals: 18, symbol: 'COIN' })
