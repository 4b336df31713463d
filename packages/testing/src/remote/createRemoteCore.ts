import { createStore, type Store } from '@kit/core/plugin'
import { anvilKeys } from '../evm/anvilKeys.data.js'
import { createEvmSigner, type EvmSigner } from '../evm/createEvmSigner.js'
import { createPrompts, type Prompts } from '../wallet/createPrompts.js'
import type { TestWalletChain } from '../wallet/TestWallet.js'
import { defaultBehavior, type PromptMode, type TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import { walletIcon } from '../wallet/walletIcon.data.js'
import { createMemoryStorage } from './createMemoryStorage.js'
import { createPairingClient, type PairingClient } from './createPairingClient.js'
import { loadFamilies } from './loadFamilies.js'
import type { RemoteFamily } from './RemoteFamily.js'
import type {
  RemoteGrant,
  RemoteSession,
  RemoteWalletOptions,
  RemoteWalletState,
  SessionProposal,
  SessionRequest,
} from './RemoteWallet.js'
import { toRemoteSession } from './toRemoteSession.js'

/** Keys, client, owner and state: shared by all parts of a remote wallet. */
export type RemoteCore = Pick<PairingClient, 'client' | 'close'> & {
  readonly options: RemoteWalletOptions
  readonly signer: EvmSigner
  readonly chains: Map<number, TestWalletChain>
  readonly families: ReadonlyMap<string, RemoteFamily>
  /** The selected EVM chain of each session, by topic. */
  readonly selectedChains: Map<string, number>
  readonly store: Store<RemoteWalletState>
  readonly prompts: Prompts<SessionProposal | SessionRequest, RemoteGrant | undefined>
  readSessions(): readonly RemoteSession[]
  /** Updates the state after a change of sessions or of the connection to the relay. */
  refresh(): void
  /** Sets the problem that the state shows. */
  report(error: unknown): void
  /** Returns the mode that the behavior sets for a method. */
  modeOf(method: string): PromptMode | undefined
  behavior(): TestWalletBehavior
  behave(change: Partial<TestWalletBehavior>): void
}

/** Starts the client, and creates the state of a remote wallet. */
export const createRemoteCore = async (options: RemoteWalletOptions): Promise<RemoteCore> => {
  const signer = createEvmSigner(options.keys ?? anvilKeys)
  const chains = new Map(options.chains.map((chain) => [chain.id, chain]))
  const families = await loadFamilies(options.families ?? {})
  const selectedChains = new Map<string, number>()
  let behavior: TestWalletBehavior = { ...defaultBehavior, rejection: 'pairing', ...options.behavior }

  const { client, close } = await createPairingClient({
    relayUrl: options.relayUrl,
    projectId: options.projectId ?? 'remote-wallet',
    metadata: options.metadata ?? defaultMetadata,
    storage: options.storage ?? createMemoryStorage(),
  })
  const { relayer } = client.core

  const readSessions = (): readonly RemoteSession[] =>
    client.session.getAll().map((session) => toRemoteSession(session, selectedChains.get(session.topic)))
  const store = createStore<RemoteWalletState>({ sessions: readSessions(), prompts: [], connected: relayer.connected })
  const set = (change: Partial<RemoteWalletState>) => store.update((state) => ({ ...state, ...change }))
  const refresh = () => set({ sessions: readSessions(), connected: relayer.connected })
  const report = (error: unknown) => set({ problem: error instanceof Error ? error.message : String(error) })
  const prompts = createPrompts<SessionProposal | SessionRequest, RemoteGrant | undefined>(() => behavior)
  prompts.watch(() => set({ prompts: prompts.queue() }))
  return {
    options,
    signer,
    chains,
    families,
    selectedChains,
    client,
    close,
    store,
    prompts,
    readSessions,
    refresh,
    report,
    modeOf: (method) => behavior.methods[method] ?? behavior.methods['*'],
    behavior: () => behavior,
    behave: (change) => {
      behavior = { ...behavior, ...change }
    },
  }
}

const defaultMetadata = {
  name: 'Remote Wallet',
  description: 'A wallet for local chains',
  url: 'http://localhost:4402',
  icons: [walletIcon],
}
